/** How many places of a list, from its beginning, `holds` is so of: it is up to a place, and not from there on. */
export function countWhile(length: number, holds: (place: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
