import { type CartLine, sameMerchandise } from './line-plan.ts';

/**
 * What has to be done to a cart's stored lines; each list may be empty. A line that takes another merchandise or other
 * attributes stands in `removed` and, under its old id, in `added`. `added` is in the order of coming: oldest first.
 */
export interface LineChanges {
  removed: readonly string[];
  changed: ReadonlyArray<Pick<CartLine, 'id' | 'quantity'>>;
  added: readonly CartLine[];
}

/** The way from the stored lines to the planned ones (newest first). */
export function lineChanges(before: readonly CartLine[], after: readonly CartLine[]): LineChanges {
  const stored = new Map(before.map((line) => [line.id, line]));
  const planned = new Map(after.map((line) => [line.id, line]));
  const stays = (line: CartLine, other: CartLine | undefined): boolean =>
    other !== undefined && sameMerchandise(line, other);
  return {
    removed: before.filter((line) => !stays(line, planned.get(line.id))).map((line) => line.id),
    changed: after
      .filter((line) => stays(line, stored.get(line.id)) && stored.get(line.id)?.quantity !== line.quantity)
      .map(({ id, quantity }) => ({ id, quantity })),
    added: after.filter((line) => !stays(line, stored.get(line.id))).toReversed(),
  };
}
