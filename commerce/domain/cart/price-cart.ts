import { deliveryPrice } from '../delivery/delivery-rates.ts';
import { type Allocation, prorate } from '../discount/allocation.ts';
import { type CodeCart, type CodeRefusal, codeRefusal, ownRefusal } from '../discount/code-eligibility.ts';
import { bestCombination, type Discount, type FoundCode } from '../discount/discount.ts';
import { unlockedLines, unlockingCodes } from '../discount/unlocking-codes.ts';
import { applyGiftCards } from '../gift-card/applied-gift-cards.ts';
import { priceIn, thresholdIn } from '../money/price-table.ts';
import { freeUnits } from '../promo/gifts.ts';
import { PAIR_TITLE, PAIR_USD, pairSavings } from '../promo/pair-offer.ts';
import { saleOf } from '../promo/planned-sales.ts';
import { taxesAndDutiesOf } from '../tax/taxes-and-duties.ts';
import type { CartPricing, PricedCartLine, PricedCode, PricingInput, PricingLine } from './cart-pricing.ts';

/** A line on its way to its price; amounts in minor units. */
interface Draft {
  line: PricingLine;
  subtotal: number;
  /** What is left after the discounts so far. */
  left: number;
  discounts: Allocation[];
}

const isGiftCard = ({ kind }: PricingLine): boolean => kind === 'gift-card';

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** Never more than is left. */
function takeOff(draft: Draft, most: number, allocation: Omit<Allocation, 'amount'>, currency: string): void {
  const amount = Math.min(most, draft.left);
  if (amount <= 0) return;
  draft.left -= amount;
  draft.discounts.push({ ...allocation, amount: { amount, currency } });
}

/** Gifts and extras: one unit of each for nothing. */
function giveAway(drafts: readonly Draft[], { country, currency, lines }: PricingInput): void {
  const promoLines = lines.map((line) => ({ ...line, unitPrice: line.unitPrice.amount }));
  for (const { lineId, title } of freeUnits({ country, currency, lines: promoLines })) {
    const draft = drafts.find(({ line }) => line.id === lineId);
    if (!draft) continue;
    takeOff(
      draft,
      draft.line.unitPrice.amount,
      {
        source: { kind: 'automatic', title },
        value: { kind: 'percentage', percent: 100 },
        selection: 'entitled',
        method: 'each',
      },
      currency,
    );
  }
}

/** Pieces that no money buys, one for nothing with each code for it. */
function unlock(drafts: readonly Draft[], { codes, currency, now }: PricingInput): void {
  const found = codes.flatMap((code) => code.found ?? []);
  const locked = drafts.flatMap(({ line }) => (line.rewardsOnly && line.quantity === 1 ? [line] : []));
  const unlocked = unlockedLines(locked, unlockingCodes(found, now));
  for (const draft of drafts) {
    const code = unlocked.get(draft.line.id)?.code;
    if (code !== undefined)
      takeOff(
        draft,
        draft.left,
        {
          source: { kind: 'code', code },
          value: { kind: 'percentage', percent: 100 },
          selection: 'entitled',
          method: 'each',
        },
        currency,
      );
  }
}

/** Why a code that unlocks a product gives nothing; undefined where it has given one. */
function unlockingRefusal(found: FoundCode, drafts: readonly Draft[], now: Date): CodeRefusal | undefined {
  const hasGiven = drafts.some(({ discounts }) =>
    discounts.some(({ source }) => source.kind === 'code' && source.code === found.code),
  );
  return ownRefusal(found, now) ?? (hasGiven ? undefined : 'DISCOUNT_NO_ENTITLED_LINE_ITEMS');
}

/** What sales that are open to the buyer take off, piece by piece. */
function putOnSale(drafts: readonly Draft[], { sales, currency, now }: PricingInput): void {
  if (!sales || sales.planned.length === 0) return;
  const terms = { sales: sales.planned, hours: sales.hoursEarly, now };
  for (const draft of drafts) {
    const { line, left } = draft;
    if (left === 0 || isGiftCard(line) || line.isGift || line.rewardsOnly) continue;
    const sale = saleOf({ tags: line.tags, isReduced: line.compareAt !== null }, terms);
    if (!sale) continue;
    takeOff(
      draft,
      Math.min(left, percentOf(line.unitPrice.amount, sale.percent) * line.quantity),
      {
        source: { kind: 'automatic', title: sale.title },
        value: { kind: 'percentage', percent: sale.percent },
        selection: 'entitled',
        method: 'each',
      },
      currency,
    );
  }
}

/** The pair offer, on what gifts and sales have left. */
function pairUp(drafts: readonly Draft[], currency: string): void {
  const pairLines = drafts.map(({ line, left }) => ({
    id: line.id,
    kind: line.kind,
    print: line.tags.find((tag) => tag.startsWith('print_')),
    quantity: left === 0 ? 0 : line.quantity,
    unitPrice: Math.floor(left / line.quantity),
  }));
  const savings = pairSavings(pairLines, currency);
  for (const draft of drafts) {
    takeOff(
      draft,
      savings.get(draft.line.id) ?? 0,
      {
        source: { kind: 'automatic', title: PAIR_TITLE },
        value: { kind: 'fixed', usdMinor: PAIR_USD },
        selection: 'entitled',
        method: 'each',
      },
      currency,
    );
  }
}

/** What a discount takes off an amount. */
function worthOf({ value }: Discount, base: number, currency: string): number {
  if (value.kind === 'percentage') return percentOf(base, value.percent);
  return value.kind === 'fixed' ? Math.min(base, priceIn(value.usdMinor, currency)) : 0;
}

/** What is left of the items a product discount is for, by draft: the dearest items first, no more than it works on. */
function entitledWorth(drafts: readonly Draft[], { kinds, maxItems }: Discount): number[] {
  const worth = drafts.map(() => 0);
  let itemsLeft = maxItems ?? Number.POSITIVE_INFINITY;
  const entitled = drafts
    .map(({ line, left }, index) => ({ line, left, index }))
    .filter(({ line, left }) => left > 0 && !isGiftCard(line) && (kinds.length === 0 || kinds.includes(line.kind)))
    .sort((a, b) => b.line.unitPrice.amount - a.line.unitPrice.amount || a.index - b.index);
  for (const { line, left, index } of entitled) {
    const count = Math.min(itemsLeft, line.quantity);
    itemsLeft -= count;
    worth[index] = Math.min(left, Math.floor((left * count) / line.quantity));
  }
  return worth;
}

/** What the chosen codes take off: of lines first, then of the whole cart, each on what those before have left. */
function applyCodes(drafts: readonly Draft[], chosen: readonly FoundCode[], currency: string) {
  for (const { discount, code } of chosen.filter((found) => found.discount.class === 'product')) {
    const worth = entitledWorth(drafts, discount);
    const base = worth.reduce((sum, own) => sum + own, 0);
    const shares = prorate(worthOf(discount, base, currency), worth);
    drafts.forEach((draft, index) => {
      takeOff(
        draft,
        shares[index] ?? 0,
        {
          source: { kind: 'code', code },
          value: discount.value,
          selection: discount.kinds.length === 0 ? 'all' : 'entitled',
          method: 'across',
        },
        currency,
      );
    });
  }
  const reducible = drafts.map(({ line, left }) => (isGiftCard(line) ? 0 : left));
  const shares = drafts.map(() => 0);
  const discounts: Allocation[] = [];
  for (const { discount, code } of chosen.filter((found) => found.discount.class === 'order')) {
    const weights = reducible.map((amount, index) => amount - (shares[index] ?? 0));
    const amount = worthOf(
      discount,
      weights.reduce((sum, weight) => sum + weight, 0),
      currency,
    );
    if (amount === 0) continue;
    prorate(amount, weights).forEach((share, index) => {
      shares[index] = (shares[index] ?? 0) + share;
    });
    const source = { kind: 'code', code } as const;
    discounts.push({ source, value: discount.value, selection: 'all', method: 'across', amount: { amount, currency } });
  }
  return { shares, discounts };
}

/** The cart as codes see it. */
function codeCart(drafts: readonly Draft[], currency: string): CodeCart {
  const paid = drafts.filter(({ line, left }) => left > 0 && !isGiftCard(line));
  return {
    currency,
    subtotal: paid.reduce((sum, { left }) => sum + left, 0),
    itemsLeft: paid.reduce((sum, { line }) => sum + line.quantity, 0),
    kinds: new Set(paid.map(({ line }) => line.kind)),
    needsDelivery: drafts.some(({ line }) => !isGiftCard(line)),
  };
}

const copyOf = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, discounts: [...draft.discounts] }));

/** What delivery is worth when codes are compared: enough that a code for it is not thrown away, less than any other. */
const DELIVERY_WORTH = 0.5;

function savingOf(drafts: readonly Draft[], chosen: readonly FoundCode[], currency: string): number {
  const tried = copyOf(drafts);
  const { shares } = applyCodes(tried, chosen, currency);
  const before = drafts.reduce((sum, { left }) => sum + left, 0);
  const after = tried.reduce((sum, { left }, index) => sum + left - (shares[index] ?? 0), 0);
  return before - after + (chosen.some(({ discount }) => discount.class === 'delivery') ? DELIVERY_WORTH : 0);
}

function priced({ line, subtotal, left, discounts }: Draft, share: number, currency: string): PricedCartLine {
  return {
    id: line.id,
    variantId: line.variantId,
    quantity: line.quantity,
    amountPerQuantity: line.unitPrice,
    compareAtPerQuantity: line.compareAt,
    subtotal: { amount: subtotal, currency },
    discounts,
    total: { amount: left, currency },
    cartDiscount: { amount: share, currency },
    net: { amount: left - share, currency },
    isGiftCard: isGiftCard(line),
  };
}

/**
 * What a cart costs: lines, gifts and extras, pieces for points, sales, the pair offer, codes, free delivery, taxes and duties, gift cards, in this order. The one place
 * where a price is made; called at every read of the cart and once more when it is paid (reliability D12). Never negative;
 * all sums are exact in minor units.
 */
export function priceCart(input: PricingInput): CartPricing {
  const { currency, lines, now } = input;
  const drafts = lines.map((line): Draft => {
    const subtotal = line.unitPrice.amount * line.quantity;
    return { line, subtotal, left: subtotal, discounts: [] };
  });
  const isListOnly = input.offers === 'none';
  if (!isListOnly) {
    giveAway(drafts, input);
    unlock(drafts, input);
    putOnSale(drafts, input);
    pairUp(drafts, currency);
  }

  const cart = codeCart(drafts, currency);
  const unlocks = (found: FoundCode | undefined): boolean => (found?.discount.unlocks ?? null) !== null;
  const judge = (found: FoundCode | undefined): CodeRefusal | undefined =>
    found && unlocks(found) ? unlockingRefusal(found, drafts, now) : codeRefusal(found, cart, now);
  const judged = input.codes.map(({ entered, found }) => ({
    entered,
    found,
    refusal: isListOnly ? 'DISCOUNT_CURRENTLY_INACTIVE' : judge(found),
  }));
  const working = judged.flatMap(({ found, refusal }) =>
    found && !unlocks(found) && refusal === undefined ? [found] : [],
  );
  const chosen = bestCombination(working, (codes) => savingOf(drafts, codes, currency));
  const { shares, discounts } = applyCodes(drafts, chosen, currency);
  const codes = judged.map(({ entered, found, refusal }): PricedCode => {
    const notHonoured = refusal === undefined && !unlocks(found) && !(found && chosen.includes(found));
    return { code: entered, refusal: notHonoured ? 'DISCOUNT_CODE_NOT_HONOURED' : refusal };
  });

  const subtotal = drafts.reduce((sum, { left }) => sum + left, 0);
  const total = { amount: subtotal - shares.reduce((sum, share) => sum + share, 0), currency };
  const deliveryCode = chosen.find(({ discount }) => discount.class === 'delivery');
  const pricedLines = drafts.map((draft, index) => priced(draft, shares[index] ?? 0, currency));
  const taxesAndDuties = taxesAndDutiesOf({
    destination: input.destination,
    currency,
    lines: pricedLines.map(({ net, isGiftCard }) => ({ net: net.amount, isGiftCard })),
    delivery: 0,
  });
  const payable = { amount: total.amount + (taxesAndDuties.duty?.amount ?? 0), currency };
  const giftCards = applyGiftCards(isListOnly ? [] : input.giftCards, payable);
  return {
    currency,
    lines: pricedLines,
    subtotal: { amount: subtotal, currency },
    discounts,
    total,
    taxesAndDuties,
    codes,
    freeDelivery:
      deliveryPrice('standard', { amount: subtotal, currency }).amount === 0
        ? { kind: 'threshold' }
        : deliveryCode
          ? { kind: 'code', code: deliveryCode.code }
          : input.memberTerms && subtotal >= thresholdIn(input.memberTerms.freeFromUsd, currency)
            ? { kind: 'member' }
            : undefined,
    freeExpress: input.memberTerms?.freeExpress ?? false,
    giftCards,
    unearnedGifts: drafts
      .filter(({ line, left, subtotal: full }) => (line.isGift || line.rewardsOnly) && left === full)
      .map(({ line }) => line.id),
    due: { amount: payable.amount - giftCards.reduce((sum, { amountUsed }) => sum + amountUsed.amount, 0), currency },
  };
}
