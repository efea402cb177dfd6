type Plain = Readonly<Record<string, unknown>>;

/**
 * `next`, with every part that equals its counterpart in `previous` replaced by that counterpart, so that
 * views which compare by identity stay still. Looks into arrays and plain objects; all else is compared as it is.
 */
export function shareEqual<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next) as T;
  if (isPlain(previous) && isPlain(next)) return shareObject(previous, next) as T;
  return next;
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((item, index) => shareEqual(previous[index], item));
  const same =
    previous.length === next.length && shared.every((item, index) => item === previous[index]);
  return same ? previous : shared;
}

function shareObject(previous: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  const shared: Record<string, unknown> = {};
  let same = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    shared[key] = shareEqual(previous[key], next[key]);
    same &&= key in previous && Object.is(shared[key], previous[key]);
  }
  return same ? previous : shared;
}

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
