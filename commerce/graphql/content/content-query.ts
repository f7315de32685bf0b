/** Items by a key; equal ones keep their order. */
export const sortedBy = <Item>(items: readonly Item[], key: (item: Item) => string | number): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
