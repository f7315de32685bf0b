import { oneOf, type Random, whatever } from '@bluebird-bay/commerce/testing/random.ts';
import { expect, it } from 'vitest';
import { thousandths } from './amount.ts';
import { GIFT_HANDLE, PROMO_VALUE } from './gifts-with-purchase.ts';
import { type PromoCart, type PromoGift, type PromoLine, type PromoMove, promoMoves } from './promo-rule.ts';

const SHOPPERS = 400;
const EDITS = 30;
const FROM = { amount: '115.0', currencyCode: 'USD' };

const promoGift = (handle: string, country: string | undefined): PromoGift => ({
  handle,
  country,
  merchandiseId: `of-${handle}`,
  available: true,
});
const GIFT = promoGift(GIFT_HANDLE, undefined);
const EXTRAS = [promoGift('stickers-au', 'AU'), promoGift('stickers-gb', 'GB')];
const ALL = [GIFT, ...EXTRAS];

let lines = 0;
const aLine = (merchandiseId: string, rest: Partial<PromoLine>): PromoLine => {
  lines += 1;
  const price = { amount: '0.0', currencyCode: 'USD' };
  return { id: `line-${lines}`, merchandiseId, promo: undefined, quantity: 1, price, isGift: false, ...rest };
};

/** One thing a shopper does to a cart, another tab's doings with gifts among them. */
function edited(random: Random, cart: PromoCart): PromoCart {
  const { lines } = cart;
  const chosen = lines[random(Math.max(1, lines.length))];
  const other = (change: (line: PromoLine) => PromoLine[]): PromoCart => ({
    ...cart,
    lines: lines.flatMap((line) => (line === chosen ? change(line) : [line])),
  });
  const handle = oneOf(random, [GIFT_HANDLE, 'stickers-au', 'stickers-gb']);
  return oneOf<() => PromoCart>(random, [
    () => {
      const price = { amount: (1 + random(9_000) / 100).toFixed(2), currencyCode: 'USD' };
      const promo = random(2) === 0 ? PROMO_VALUE : undefined;
      return { ...cart, lines: [...lines, aLine(`piece-${random(1_000)}`, { price, promo, quantity: 1 + random(3) })] };
    },
    () => other((line) => [{ ...line, quantity: 1 + random(4) }]),
    () => other(() => []),
    () => other((line) => (line.isGift ? [line, aLine(line.merchandiseId, { isGift: true })] : [line])),
    () => ({ ...cart, country: oneOf(random, ['US', 'AU', 'GB', 'PH']) }),
    () => ({ ...cart, leftOut: new Set([...cart.leftOut, handle]) }),
    () => ({ ...cart, leftOut: new Set([...cart.leftOut].filter((one) => one !== handle)) }),
    () => ({ ...cart, lines: [...lines, aLine(GIFT.merchandiseId, { promo: PROMO_VALUE })] }),
  ])();
}

function applied({ lines, ...cart }: PromoCart, moves: readonly PromoMove[]): PromoCart {
  const after = moves.reduce<readonly PromoLine[]>((now, move) => {
    if (move.kind === 'add') return now.concat(aLine(move.merchandiseId, { isGift: true, promo: PROMO_VALUE }));
    if (move.kind === 'remove') return now.filter(({ id }) => id !== move.lineId);
    return now.map((line) => (line.id === move.lineId ? { ...line, quantity: 1 } : line));
  }, lines);
  return { ...cart, lines: after };
}

const isGiven = ({ merchandiseId }: PromoLine): boolean => ALL.some((one) => one.merchandiseId === merchandiseId);

/** What the specification says is in the cart of each gift with purchase, worked out from its words, not from the rule. */
function due({ country, lines, leftOut }: PromoCart, { handle, merchandiseId, ...of }: PromoGift): number {
  const own = lines.filter((line) => !line.isGift && !isGiven(line));
  const spent = own
    .filter(({ promo }) => promo === PROMO_VALUE)
    .reduce((sum, { price, quantity }) => sum + thousandths(price.amount) * quantity, 0);
  const isEarned = handle === GIFT_HANDLE ? spent >= thousandths('115') : own.length > 0 && of.country === country;
  const isBought = lines.some((line) => line.merchandiseId === merchandiseId && !line.isGift);
  const isThere = lines.some((line) => line.merchandiseId === merchandiseId && line.isGift);
  return isEarned && !leftOut.has(handle) && (isThere || !isBought) ? 1 : 0;
}

const given = ({ lines }: PromoCart, { merchandiseId }: PromoGift): number =>
  lines
    .filter((line) => line.isGift && line.merchandiseId === merchandiseId)
    .reduce((sum, line) => sum + line.quantity, 0);

it('whatever shoppers do, what they have earned is in the cart once, and nothing else is touched (PRM-003…012)', () => {
  whatever(SHOPPERS, (random) => {
    let cart: PromoCart = { country: 'US', lines: [], leftOut: new Set() };
    for (let edit = 0; edit < EDITS; edit += 1) {
      const before = edited(random, cart);
      const wanted = ALL.map((one) => due(before, one));
      cart = applied(before, promoMoves(before, ALL, FROM));
      const said = `edit ${edit}`;
      expect(
        ALL.map((one) => given(cart, one)),
        said,
      ).toEqual(wanted);
      expect(
        cart.lines.filter((line) => !line.isGift),
        said,
      ).toEqual(before.lines.filter((line) => !line.isGift));
      expect(promoMoves(cart, ALL, FROM), said).toEqual([]);
    }
  });
});
