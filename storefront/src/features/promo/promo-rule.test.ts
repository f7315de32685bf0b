import { describe, expect, it } from 'vitest';
import { thousandths } from './amount.ts';
import { type PromoCart, type PromoGift, type PromoLine, promoMoves, promoTotal } from './promo-rule.ts';

const GIFT: PromoGift = {
  handle: 'marlo-dolls-mini-pouch',
  country: undefined,
  merchandiseId: 'pouch',
  available: true,
};
const EXTRA_AU = { handle: 'bluebird-sticker-pack-au', country: 'AU', merchandiseId: 'stickers-au', available: true };
const EXTRA_GB = { handle: 'bluebird-sticker-pack-gb', country: 'GB', merchandiseId: 'stickers-gb', available: true };
const ALL = [GIFT, EXTRA_AU, EXTRA_GB];
const FROM = { amount: '115.0', currencyCode: 'USD' };

let made = 0;
function aLine(line: Partial<PromoLine> & { price?: PromoLine['price'] }): PromoLine {
  made += 1;
  const price = { amount: '46.0', currencyCode: 'USD' };
  return {
    id: `line-${made}`,
    merchandiseId: `piece-${made}`,
    promo: undefined,
    quantity: 1,
    price,
    isGift: false,
    ...line,
  };
}
const partners = (amount: string, quantity = 1): PromoLine =>
  aLine({ promo: 'marlo-dolls', quantity, price: { amount, currencyCode: 'USD' } });
const aCart = (lines: PromoLine[], country = 'US', leftOut: string[] = []): PromoCart => ({
  country,
  lines,
  leftOut: new Set(leftOut),
});
const aGift = (quantity = 1): PromoLine => aLine({ merchandiseId: 'pouch', isGift: true, quantity });
const adds = (handle: string) => expect.objectContaining({ kind: 'add', handle });

describe('what counts toward the gift', () => {
  it('is price per unit times quantity over the partner products', () => {
    expect(promoTotal(aCart([partners('40.0', 2), partners('35.0')]), ALL)).toBe(thousandths('115'));
  });

  it('leaves other products, the gift itself and extras out', () => {
    const pouch = aLine({ merchandiseId: 'pouch', promo: 'marlo-dolls', isGift: true });
    const bought = aLine({ merchandiseId: 'pouch', promo: 'marlo-dolls' });
    expect(promoTotal(aCart([aLine({ quantity: 5 }), pouch, bought]), ALL)).toBe(0);
  });

  it('adds up without the dust of floats', () => {
    expect(promoTotal(aCart([partners('0.1', 3), partners('38.3', 3)]), ALL)).toBe(thousandths('115.2'));
  });
});

describe('the gift', () => {
  it('goes in at 115.00 exactly, and not at 114.99', () => {
    expect(promoMoves(aCart([partners('115.0')]), ALL, FROM)).toEqual([adds(GIFT.handle)]);
    expect(promoMoves(aCart([partners('114.99')]), ALL, FROM)).toEqual([]);
  });

  it('does not go in for other products, whatever they cost', () => {
    expect(promoMoves(aCart([aLine({ price: { amount: '200.0', currencyCode: 'USD' } })]), ALL, FROM)).toEqual([]);
  });

  it('does not go in twice, nor beside one the shopper has bought', () => {
    expect(promoMoves(aCart([partners('120.0'), aGift()]), ALL, FROM)).toEqual([]);
    expect(promoMoves(aCart([partners('120.0'), aLine({ merchandiseId: 'pouch' })]), ALL, FROM)).toEqual([]);
  });

  it('leaves when the products fall under the threshold; a bought one stays', () => {
    const gift = aGift();
    const cart = aCart([partners('114.0'), gift, aLine({ merchandiseId: 'pouch' })]);
    expect(promoMoves(cart, ALL, FROM)).toEqual([{ kind: 'remove', lineId: gift.id }]);
  });

  it('is one, whoever has made it more', () => {
    const [two, another] = [aGift(2), aGift()];
    expect(promoMoves(aCart([partners('120.0'), two, another]), ALL, FROM)).toEqual([
      { kind: 'setToOne', lineId: two.id },
      { kind: 'remove', lineId: another.id },
    ]);
  });

  it('stays out once it was refused, and goes out if it is still there', () => {
    const gift = aGift();
    expect(promoMoves(aCart([partners('120.0')], 'US', [GIFT.handle]), ALL, FROM)).toEqual([]);
    expect(promoMoves(aCart([partners('120.0'), gift], 'US', [GIFT.handle]), ALL, FROM)).toEqual([
      { kind: 'remove', lineId: gift.id },
    ]);
  });

  it('is not promised when there are none left', () => {
    expect(promoMoves(aCart([partners('120.0')]), [{ ...GIFT, available: false }], FROM)).toEqual([]);
  });

  it('stays as it is while nobody knows the threshold', () => {
    expect(promoMoves(aCart([partners('20.0'), aGift()]), ALL, undefined)).toEqual([]);
  });
});

describe('the extra of a country (PRM-009)', () => {
  it.each([
    ['AU', EXTRA_AU],
    ['GB', EXTRA_GB],
  ])('goes in with the first product in %s, once', (country, extra) => {
    expect(promoMoves(aCart([aLine({})], country), ALL, FROM)).toEqual([adds(extra.handle)]);
    const held = aLine({ merchandiseId: extra.merchandiseId, isGift: true });
    expect(promoMoves(aCart([aLine({}), aLine({}), held], country), ALL, FROM)).toEqual([]);
  });

  it.each(['PH', 'US', 'JP'])('does not go in in %s', (country) => {
    expect(promoMoves(aCart([aLine({})], country), ALL, FROM)).toEqual([]);
  });

  it('changes with the country', () => {
    const stickers = aLine({ merchandiseId: 'stickers-au', isGift: true });
    expect(promoMoves(aCart([aLine({}), stickers], 'GB'), ALL, FROM)).toEqual([
      { kind: 'remove', lineId: stickers.id },
      adds(EXTRA_GB.handle),
    ]);
  });

  it('does not travel alone', () => {
    const stickers = aLine({ merchandiseId: 'stickers-au', isGift: true });
    expect(promoMoves(aCart([stickers], 'AU'), ALL, FROM)).toEqual([{ kind: 'remove', lineId: stickers.id }]);
    expect(promoMoves(aCart([], 'AU'), ALL, FROM)).toEqual([]);
  });
});

/** The same numbers for the same seed, between 0 and 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

/** Carries the moves out as a provider without any rule of its own would. */
function carriedOut(cart: PromoCart, giftsWithPurchase: readonly PromoGift[]): PromoCart {
  const lines = promoMoves(cart, giftsWithPurchase, FROM).reduce<readonly PromoLine[]>((current, move) => {
    if (move.kind === 'add') return current.concat(aLine({ merchandiseId: move.merchandiseId, isGift: true }));
    if (move.kind === 'remove') return current.filter(({ id }) => id !== move.lineId);
    return current.map((line) => (line.id === move.lineId ? { ...line, quantity: 1 } : line));
  }, cart.lines);
  return { ...cart, lines };
}

describe('whatever is done to a cart', () => {
  const COUNTRIES = ['US', 'AU', 'GB', 'PH'];

  /** One thing a shopper, another tab or a provider may do. */
  function edited(cart: PromoCart, random: () => number): PromoCart {
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const line = pick(cart.lines);
    const price = { amount: (Math.floor(random() * 12_000) / 100).toFixed(2), currencyCode: 'USD' };
    switch (Math.floor(random() * 8)) {
      case 0:
        return { ...cart, lines: [...cart.lines, aLine({ price, promo: 'marlo-dolls' })] };
      case 1:
        return { ...cart, lines: [...cart.lines, aLine({ price })] };
      case 2:
        return { ...cart, lines: cart.lines.filter((other) => other !== line) };
      case 3:
        return {
          ...cart,
          lines: cart.lines.map((other) =>
            other === line ? { ...other, quantity: 1 + Math.floor(random() * 4) } : other,
          ),
        };
      case 4:
        return { ...cart, country: pick(COUNTRIES) };
      case 5:
        return { ...cart, leftOut: new Set([...cart.leftOut, pick(ALL)?.handle ?? '']) };
      case 6:
        return { ...cart, leftOut: new Set() };
      default:
        return {
          ...cart,
          lines: [...cart.lines, aLine({ merchandiseId: pick(ALL)?.merchandiseId ?? '', isGift: random() < 0.5 })],
        };
    }
  }

  const own = (lines: readonly PromoLine[]) => lines.filter(({ isGift }) => !isGift);

  /** Whether the cart has earned the gift, said without the rule's own words. */
  function isDue({ country, handle }: PromoGift, cart: PromoCart): boolean {
    if (cart.leftOut.has(handle)) return false;
    if (!country) return promoTotal(cart, ALL) >= thousandths(FROM.amount);
    const given = new Set(ALL.map(({ merchandiseId }) => merchandiseId));
    return country === cart.country && own(cart.lines).some(({ merchandiseId }) => !given.has(merchandiseId));
  }

  function expectEachAtMostOnce(cart: PromoCart): void {
    for (const promoGift of ALL) {
      const held = cart.lines.filter((line) => line.merchandiseId === promoGift.merchandiseId);
      const gifts = held.filter(({ isGift }) => isGift).reduce((sum, { quantity }) => sum + quantity, 0);
      const due = isDue(promoGift, cart);
      expect(gifts).toBeLessThanOrEqual(due ? 1 : 0);
      if (due) expect(held.length, `${promoGift.handle} is there`).toBeGreaterThan(0);
    }
  }

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('the rule holds after every edit (seed %i)', (seed) => {
    const random = seeded(seed);
    let cart = aCart([]);
    for (let step = 0; step < 60; step += 1) {
      const before = edited(cart, random);
      cart = carriedOut(before, ALL);
      expect(promoMoves(cart, ALL, FROM), 'done once, nothing is left to do').toEqual([]);
      expect(own(cart.lines), 'what the shopper put in is not touched').toEqual(own(before.lines));
      expectEachAtMostOnce(cart);
    }
  });
});
