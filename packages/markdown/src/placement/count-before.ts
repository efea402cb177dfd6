/** How many of the `length` values, which never decrease, are less than `bound`. */
export function countBefore(
  length: number,
  valueAt: (index: number) => number,
  bound: number,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
