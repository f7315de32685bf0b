/** Orders a list can be put into, as its address names them; without one it hangs as the collection was arranged. */
export const SORTS = {
  featured: 'Featured',
  new: 'Newest',
  best: 'Best sellers',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
} as const;

export type SortName = keyof typeof SORTS;

export function isSort(name: string): name is SortName {
  return Object.hasOwn(SORTS, name);
}
