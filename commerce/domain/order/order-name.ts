/** An order's number as people say it: `BB-1001`. */
export function orderName(number: number): string {
  return `BB-${number}`;
}
