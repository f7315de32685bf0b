interface SizeStock {
  label: string;
  available: boolean;
  /** Pieces left, only when few are. */
  left?: number;
}

/**
 * What is nearly gone, in numbers: "2 left in M and L". Sizes with different numbers name the scarcest: "1 left in S".
 * Undefined when every size has plenty. A piece of one size reads "2 left".
 */
export function lowStockNote(sizes: readonly SizeStock[]): string | undefined {
  const low = sizes.filter((size) => size.available && size.left !== undefined);
  if (low.length === 0) return undefined;
  const fewest = Math.min(...low.map((size) => size.left ?? Number.POSITIVE_INFINITY));
  if (sizes.length === 1) return `${fewest} left`;
  const names = low.filter((size) => size.left === fewest).map((size) => size.label);
  return `${fewest} left in ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}`;
}
