/** A function that gives back what it was given last, for as long as that says the same. */
export function createSame<T>(): (value: T) => T {
  let last: { value: T } | undefined;
  return (value) => {
    if (!last || !isEqual(last.value, value, new Map())) last = { value };
    return last.value;
  };
}

/** Looks into lists and plain objects, as plugins and components are given; all else is compared as it is. */
function isEqual(one: unknown, other: unknown, compared: Map<object, unknown>): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // What holds itself comes by again, and what is different in it shows elsewhere.
  if (compared.get(one) === other) return true;
  compared.set(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key], compared))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
