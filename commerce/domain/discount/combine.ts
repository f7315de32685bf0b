import type { Discount } from './discount.ts';

/** How many codes are tried together; with more, only the first of these. */
const MAX_COMBINED = 8;

/** Whether two discounts may be used together: each must allow the other's class. */
const mayCombine = (a: Discount, b: Discount): boolean =>
  a.combinesWith.includes(b.class) && b.combinesWith.includes(a.class);

/**
 * The codes that are used together: of all sets whose members may be combined, the one that saves most, and of equal ones the
 * one with the codes that were entered first. `saving` is in minor units.
 */
export function bestCombination<Code extends { discount: Discount }>(
  codes: readonly Code[],
  saving: (chosen: readonly Code[]) => number,
): readonly Code[] {
  let best: readonly Code[] = [];
  let most = -1;
  const visit = (index: number, chosen: readonly Code[]): void => {
    const code = codes[index];
    if (!code || index >= MAX_COMBINED) {
      const saved = saving(chosen);
      if (saved > most || (saved === most && chosen.length > best.length)) {
        best = chosen;
        most = saved;
      }
      return;
    }
    if (chosen.every((other) => mayCombine(other.discount, code.discount))) visit(index + 1, [...chosen, code]);
    visit(index + 1, chosen);
  };
  visit(0, []);
  return best;
}
