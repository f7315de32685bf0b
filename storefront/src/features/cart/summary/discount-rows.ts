import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { sameCode } from '../../promo/code-messages.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { cartLines } from '../state/cart-lines.ts';

type Allocation = Cart['discountAllocations'][number] | CartLine['discountAllocations'][number];

/** A code of the cart, with what it takes off as the provider says it. */
export interface CodeRow {
  code: string;
  applicable: boolean;
  /** "10% off", "Free shipping"; undefined where the amount says it all. */
  label: string | undefined;
  amount: MoneyAmount | undefined;
}

const codeOf = (allocation: Allocation): string | undefined => ('code' in allocation ? allocation.code : undefined);

export const titleOf = (allocation: Allocation): string | undefined =>
  'title' in allocation ? allocation.title : undefined;

function percentLabel({ discountApplication: { value } }: Allocation): string | undefined {
  return 'percentage' in value ? `${value.percentage}% off` : undefined;
}

/**
 * What allocations of one discount come to: the amount where there is one, else in words. Spread over several lines it stands with
 * each of them; sums are the provider's business.
 */
function takenOff(first: Allocation, others: readonly Allocation[]): Pick<CodeRow, 'label' | 'amount'> {
  const amount = others.length === 0 ? first.discountedAmount : undefined;
  return { label: percentLabel(first) ?? (amount ? undefined : 'Off its pieces'), amount };
}

/** All the provider takes off for a code: of the whole cart, and of single lines. */
function allocationsFor(cart: Cart, code: string): Allocation[] {
  const all: Allocation[] = [
    ...cart.discountAllocations,
    ...cartLines(cart).flatMap((line) => line.discountAllocations),
  ];
  return all.filter((allocation) => sameCode(codeOf(allocation) ?? '', code));
}

/** The codes of the cart in their order. A code that works and takes nothing off a price pays for shipping. */
export function codeRows(cart: Cart): CodeRow[] {
  return cart.discountCodes.map(({ code, applicable }) => {
    const [first, ...others] = allocationsFor(cart, code);
    if (!first) return { code, applicable, label: applicable ? 'Free shipping' : undefined, amount: undefined };
    return { code, applicable, ...takenOff(first, others) };
  });
}

/** Whether a code of the cart pays for shipping. */
export function shipsByCode(cart: Cart): boolean {
  return cart.discountCodes.some(({ code, applicable }) => applicable && allocationsFor(cart, code).length === 0);
}

/** Offers of the shop on the whole cart, each by its name once: the hosted provider has an allocation for every line. */
export function automaticRows(cart: Cart): Array<Pick<CodeRow, 'label' | 'amount'> & { title: string }> {
  const byTitle = Map.groupBy(cart.discountAllocations, titleOf);
  return [...byTitle].flatMap(([title, [first, ...others]]) =>
    title === undefined || !first ? [] : [{ title, ...takenOff(first, others) }],
  );
}

/** The code that pays for a line, where one does. */
export const lineCode = (line: CartLine): string | undefined =>
  line.discountAllocations.flatMap((allocation) => codeOf(allocation) ?? [])[0];

/** What a line has had taken off, by name: "Matching pair", or the code. */
export function lineDiscounts(line: CartLine): Array<{ title: string; amount: MoneyAmount; isAutomatic: boolean }> {
  return line.discountAllocations.flatMap((allocation) => {
    const offer = titleOf(allocation);
    const title = offer ?? codeOf(allocation);
    return title === undefined
      ? []
      : [{ title, amount: allocation.discountedAmount, isAutomatic: offer !== undefined }];
  });
}
