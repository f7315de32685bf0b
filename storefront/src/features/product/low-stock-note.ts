interface SizeStock {
  label: string;
  available: boolean;
  /** Products left, only when few are. */
  left?: number;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What is nearly gone, in numbers: "2 left in M and L". Sizes with different numbers name the scarcest: "1 left in S".
 * Said once two sizes are down to their last few, or nothing else can be had; one low size among full ones is only told
 * where sizes are chosen. A product of one size reads "2 left". Undefined when there is nothing to say.
 */
export function lowStockNote(sizes: readonly SizeStock[]): string | undefined {
  const low = sizes.filter((size) => size.available && size.left !== undefined);
  const others = sizes.filter((size) => size.available).length - low.length;
  if (low.length === 0 || (low.length === 1 && others > 0)) return undefined;
  const fewest = Math.min(...low.map((size) => size.left ?? Number.POSITIVE_INFINITY));
  if (sizes.length === 1) return `${fewest} left`;
  return `${fewest} left in ${AND.format(low.filter((size) => size.left === fewest).map((size) => size.label))}`;
}
