/** Grouping and digits are both said, because the defaults of server and browser can differ. */
export function numberFormat(locale: string, numberingSystem: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem });
  return (value) => format.format(value);
}
