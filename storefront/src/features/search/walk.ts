/** Where an arrow key leads in a column of `length` stops, the first of which is the line one types into. */
export function nextStop(key: string, at: number, length: number): number | undefined {
  if (length < 2) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (at - 1 + length) % length;
  if (at > 0 && key === 'Home') return 1;
  if (at > 0 && key === 'End') return length - 1;
  return undefined;
}
