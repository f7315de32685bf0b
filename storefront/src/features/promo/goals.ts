import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { roundMoney } from '../../ui/money/round-money.tsx';
import { moneyOf, thousandths } from './amount.ts';
import type { Threshold } from './offers.ts';

/** A place on a track: where it is, and whether the cart has got there. */
export interface GoalMark {
  kind: 'shipping' | 'gift';
  /** Percent of the track. */
  at: number;
  done: boolean;
  /** "Free shipping", and from how much on. */
  label: readonly [name: string, from: string];
}

/** One bar with its sentence: `strong` stands first, in bold. */
export interface GoalTrack {
  before?: string;
  strong: string;
  after: string;
  /** Percent of the track that is full. */
  fill: number;
  marks: readonly GoalMark[];
}

/** A cart and what it can reach, amounts in thousandths. */
export interface GoalInput {
  subtotal: number;
  /** What counts toward the gift. */
  promoTotal: number;
  /** Whose products are in it: nobody's, the partner's alone, some of both, or none of the partner's. */
  itemMix: 'none' | 'partner' | 'mixed' | 'other';
  freeShippingFrom: Threshold;
  /** Undefined as well where there is no gift left to give. */
  giftFrom: Threshold;
  /** The shopper has said no to the gift. */
  giftLeftOut: boolean;
  /** Its line is in the cart: what is said of it goes by that, and not by what would earn it. */
  giftInCart: boolean;
  /** No other line goes in, a gift's neither. */
  isFull?: boolean;
  /** A code pays for shipping whatever the cart comes to. */
  shippingPaid: boolean;
  /** A member of whom express asks nothing. */
  expressFree?: boolean;
}

const SHIPPING_AT = 62;
const END_AT = 96;

const share = (part: number, whole: MoneyAmount): number => Math.min(1, part / Math.max(1, thousandths(whole.amount)));

const missing = (has: number, from: MoneyAmount): string =>
  `${roundMoney(moneyOf(thousandths(from.amount) - has, from.currencyCode))} more`;

const label = (kind: GoalMark['kind'], from: MoneyAmount): GoalMark['label'] => [
  kind === 'gift' ? 'Gift' : 'Free shipping',
  roundMoney(from),
];

function freeNote(itemMix: GoalInput['itemMix'], expressFree = false): string {
  if (expressFree) return ' Express too.';
  return itemMix === 'mixed' ? '' : ' Pack as slowly as you like.';
}

function shippingTrack({ subtotal, shippingPaid, itemMix, expressFree }: GoalInput, from: MoneyAmount): GoalTrack {
  const done = shippingPaid || subtotal >= thousandths(from.amount);
  const text = done
    ? { strong: 'Shipping is free.', after: freeNote(itemMix, expressFree) }
    : { strong: missing(subtotal, from), after: ` and shipping is free.${expressFree ? ' Express already is.' : ''}` };
  const fill = done ? 100 : END_AT * share(subtotal, from);
  return { ...text, fill, marks: [{ kind: 'shipping', at: END_AT, done, label: label('shipping', from) }] };
}

/** When an earned gift that is not in the cart yet comes; `it` is what the sentence calls it. */
const arrival = (it: string, { isFull }: GoalInput): string =>
  isFull ? ` ${it} joins once your bag has room for one more.` : ` ${it} joins your bag in a moment.`;

function giftTrack(input: GoalInput, from: MoneyAmount): GoalTrack {
  const { promoTotal, giftLeftOut, giftInCart } = input;
  const done = promoTotal >= thousandths(from.amount);
  const fill = done ? 100 : END_AT * share(promoTotal, from);
  const marks: GoalMark[] = [{ kind: 'gift', at: END_AT, done, label: label('gift', from) }];
  if (!done)
    return {
      strong: missing(promoTotal, from),
      after: ` of Marlo Dolls, ${roundMoney(from)} in all, and the mini pouch is free.`,
      fill,
      marks,
    };
  if (!giftInCart && !giftLeftOut) return { strong: 'The gift is earned.', after: arrival('It', input), fill, marks };
  const after = giftLeftOut ? ' You have left it out.' : ' It is in your bag.';
  return { strong: 'The gift is yours.', after, fill, marks };
}

/** Both goals on one track: only while every product counts toward both. */
function jointTrack(input: GoalInput, shipping: MoneyAmount, gift: MoneyAmount): GoalTrack {
  const { subtotal, promoTotal, itemMix, giftLeftOut, giftInCart, shippingPaid } = input;
  const isFree = shippingPaid || subtotal >= thousandths(shipping.amount);
  const isEarned = promoTotal >= thousandths(gift.amount);
  const marks: GoalMark[] = [
    { kind: 'shipping', at: SHIPPING_AT, done: isFree, label: label('shipping', shipping) },
    { kind: 'gift', at: END_AT, done: isEarned, label: label('gift', gift) },
  ];
  const start = thousandths(shipping.amount);
  const second = share(Math.max(0, promoTotal - start), moneyOf(thousandths(gift.amount) - start, gift.currencyCode));
  const fill = isEarned
    ? 100
    : promoTotal > start
      ? SHIPPING_AT + (END_AT - SHIPPING_AT) * second
      : SHIPPING_AT * share(subtotal, shipping);
  if (itemMix === 'none')
    return { before: 'Spend ', strong: roundMoney(shipping), after: ' and shipping is free.', fill, marks };
  if (isEarned && giftLeftOut) return { strong: 'Both unlocked.', after: ' You have left the gift out.', fill, marks };
  if (isEarned && isFree && !giftInCart)
    return { strong: 'Both unlocked.', after: arrival('The gift', input), fill, marks };
  if (isEarned && isFree) return { strong: 'Both unlocked.', after: ' Free shipping, free gift.', fill, marks };
  if (isFree)
    return {
      strong: missing(promoTotal, gift),
      after: ' of Marlo Dolls and the mini pouch is free. Shipping already is.',
      fill,
      marks,
    };
  return { strong: missing(subtotal, shipping), after: ' and shipping is free.', fill, marks };
}

/**
 * What there is to reach with this cart, as bars. Shipping counts everything and the gift the partner's products alone,
 * so a mixed cart gets two, and a cart without any of the partner's products hears nothing of the gift.
 */
export function goalsOf(input: GoalInput): GoalTrack[] {
  const { freeShippingFrom: shipping, giftFrom: gift, itemMix } = input;
  if (shipping && gift && (itemMix === 'none' || itemMix === 'partner')) return [jointTrack(input, shipping, gift)];
  return [
    ...(gift && (itemMix === 'mixed' || itemMix === 'partner') ? [giftTrack(input, gift)] : []),
    ...(shipping ? [shippingTrack(input, shipping)] : []),
  ];
}
