/** An order's number as people say it: `#1001`. */
export function orderName(number: number): string {
  return `#${number}`;
}
