/** The same items, begun with another one each time: those nobody answers for are not what every round ends at. */
export function fromSomewhere<Item>(items: readonly Item[]): Item[] {
  const first = Math.floor(Math.random() * items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}
