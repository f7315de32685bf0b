/** Places in a run of nine that lead with the model: every fourth and every fifth card in turn. */
const RUN = 9;
const LEADS = [2, 6];

/**
 * Which cards of a list lead with somebody wearing the product: every fourth or fifth, so the eye gets a face between
 * the flat lays. Where the product at that place is not worn, or is gone, the next one within two places takes over.
 */
export function leadWithModel(cards: ReadonlyArray<{ worn?: unknown; soldOut?: true }>): ReadonlySet<number> {
  const leading = new Set<number>();
  cards.forEach((_, index) => {
    if (!LEADS.includes(index % RUN)) return;
    const chosen = [index, index + 1, index + 2].find(
      (place) => cards[place]?.worn !== undefined && !cards[place].soldOut,
    );
    if (chosen !== undefined) leading.add(chosen);
  });
  return leading;
}
