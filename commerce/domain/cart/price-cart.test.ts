import { describe, expect, it } from 'vitest';
import { aFoundCode, aPricingInput, aPricingLine } from '../../testing/a-pricing.ts';
import { memberTermsOf } from '../customer/member-terms.ts';
import type { CartPricing } from './cart-pricing.ts';
import { priceCart } from './price-cart.ts';

const totals = ({ lines, subtotal, total }: CartPricing) => ({
  lines: lines.map((line) => line.total.amount),
  subtotal: subtotal.amount,
  total: total.amount,
});
const titles = (pricing: CartPricing): string[] =>
  pricing.lines.flatMap(({ discounts }) =>
    discounts.map(({ source, amount }) => `${source.kind === 'code' ? source.code : source.title} ${amount.amount}`),
  );
const refusals = ({ codes }: CartPricing) => codes.map(({ code, refusal }) => `${code} ${refusal ?? 'works'}`);

const doll = { promo: 'marlo-dolls' };
const pouch = (options = {}) =>
  aPricingLine({ productHandle: 'marlo-dolls-mini-pouch', kind: 'pouch', price: 1500, ...options });
const sticker = (country: string, options = {}) =>
  aPricingLine({ productHandle: `bluebird-sticker-pack-${country}`, kind: 'sticker-pack', price: 600, ...options });

it('adds lines up', () =>
  expect(
    totals(priceCart(aPricingInput({ lines: [aPricingLine({ quantity: 2 }), aPricingLine({ price: 30 })] }))),
  ).toEqual({
    lines: [9200, 30],
    subtotal: 9230,
    total: 9230,
  }));

it('prices an empty cart', () =>
  expect(priceCart(aPricingInput())).toMatchObject({
    total: { amount: 0 },
    due: { amount: 0 },
    freeDelivery: undefined,
  }));

describe('the gift', () => {
  const price = (dolls: number, options: { lines?: ReturnType<typeof aPricingLine>[]; currency?: string } = {}) =>
    priceCart(
      aPricingInput({
        currency: options.currency ?? 'USD',
        lines: [
          aPricingLine({ ...doll, price: dolls, currency: options.currency ?? 'USD' }),
          ...(options.lines ?? [pouch()]),
        ],
      }),
    );

  it.each([
    [11_500, 0],
    [11_499, 1500],
    [30_000, 0],
  ])('with items for %i costs %i', (dolls, cost) => expect(price(dolls).lines[1]?.total.amount).toBe(cost));

  it('is one unit, whatever the quantity', () =>
    expect(price(11_500, { lines: [pouch({ quantity: 3 })] }).lines[1]?.total.amount).toBe(3000));

  it('is one unit over several lines, the one that was put in as a gift', () =>
    expect(
      price(11_500, { lines: [pouch(), pouch({ isGift: true }), pouch()] }).lines.map(({ total }) => total.amount),
    ).toEqual([11_500, 1500, 0, 1500]));

  it('counts only the items of the collaboration, and neither itself', () => {
    const others = [aPricingLine({ price: 20_000 }), pouch({ ...doll, quantity: 50 })];
    expect(priceCart(aPricingInput({ lines: others })).lines[1]?.total.amount).toBe(75_000);
  });

  it('has its threshold in every currency', () => {
    expect(price(665_000, { currency: 'PHP', lines: [pouch({ currency: 'PHP' })] }).lines[1]?.total.amount).toBe(1500);
    expect(price(669_500, { currency: 'PHP', lines: [pouch({ currency: 'PHP' })] }).lines[1]?.total.amount).toBe(0);
  });

  it('says when it was put in and is not earned', () => {
    const line = pouch({ isGift: true });
    expect(price(11_499, { lines: [line] }).unearnedGifts).toEqual([line.id]);
    expect(price(11_500, { lines: [line] }).unearnedGifts).toEqual([]);
  });
});

describe('the extras', () => {
  const cost = (country: string, ...lines: ReturnType<typeof aPricingLine>[]) =>
    priceCart(aPricingInput({ country, lines })).lines.map(({ total }) => total.amount);

  it('are free in their country, one of them, beside something else', () => {
    expect(cost('AU', aPricingLine(), sticker('au'))).toEqual([4600, 0]);
    expect(cost('GB', aPricingLine(), sticker('gb', { quantity: 2 }))).toEqual([4600, 600]);
  });
  it('cost money elsewhere', () => {
    expect(cost('US', aPricingLine(), sticker('au'))).toEqual([4600, 600]);
    expect(cost('GB', aPricingLine(), sticker('au'))).toEqual([4600, 600]);
  });
  it('cost money alone', () => {
    expect(cost('AU', sticker('au'))).toEqual([600]);
    expect(cost('AU', sticker('au'), pouch())).toEqual([600, 1500]);
  });
});

describe('pairs', () => {
  const print = { tags: ['print_lemons'] };
  it('take 6 dollars off, shared by price', () => {
    const pricing = priceCart(
      aPricingInput({ lines: [aPricingLine(print), aPricingLine({ ...print, kind: 'bottoms', price: 4200 })] }),
    );
    expect(totals(pricing)).toEqual({ lines: [4286, 3914], subtotal: 8200, total: 8200 });
    expect(titles(pricing)).toEqual(['Matching pair 314', 'Matching pair 286']);
  });
  it('are as many as there are of the fewer half', () => {
    const lines = [
      aPricingLine({ ...print, quantity: 3 }),
      aPricingLine({ ...print, kind: 'bottoms', quantity: 1 }),
      aPricingLine({ ...print, kind: 'bottoms', quantity: 1 }),
    ];
    expect(priceCart(aPricingInput({ lines })).total.amount).toBe(5 * 4600 - 2 * 600);
  });
  it('match in print alone', () => {
    const other = { kind: 'bottoms', tags: ['print_tide'] };
    expect(priceCart(aPricingInput({ lines: [aPricingLine(print), aPricingLine(other)] })).total.amount).toBe(9200);
    expect(priceCart(aPricingInput({ lines: [aPricingLine(), aPricingLine({ kind: 'bottoms' })] })).total.amount).toBe(
      9200,
    );
  });
  it('never take more than the items cost', () => {
    const cheap = [aPricingLine({ ...print, price: 200 }), aPricingLine({ ...print, kind: 'bottoms', price: 100 })];
    expect(totals(priceCart(aPricingInput({ lines: cheap })))).toEqual({ lines: [0, 0], subtotal: 0, total: 0 });
  });
});

it('takes no more off than a sale has left of a pair', () => {
  const planned = { title: 'Almost for nothing', percent: 90, tag: null };
  const hour = new Date('2026-11-20T09:00:00Z');
  const sale = { ...planned, opensAt: hour, endsAt: new Date('2026-11-21T09:00:00Z') };
  const tags = ['print_lemons'];
  const lines = [aPricingLine({ price: 2000, tags }), aPricingLine({ kind: 'bottoms', price: 2000, tags })];
  const sales = { planned: [sale], hoursEarly: 0 };
  const pricing = priceCart({ ...aPricingInput({ lines }), sales, now: new Date('2026-11-20T10:00:00Z') });
  expect(totals(pricing)).toEqual({ lines: [0, 0], subtotal: 0, total: 0 });
});

describe('codes', () => {
  it('reduce the whole cart, shared exactly over the lines', () => {
    const lines = [aPricingLine({ price: 3333 }), aPricingLine({ price: 3333 }), aPricingLine({ price: 3334 })];
    const pricing = priceCart(
      aPricingInput({ lines, found: [aFoundCode({ value: { kind: 'fixed', usdMinor: 500 } })] }),
    );
    expect(totals(pricing)).toEqual({ lines: [3333, 3333, 3334], subtotal: 10_000, total: 9500 });
    expect(pricing.lines.map(({ cartDiscount }) => cartDiscount.amount)).toEqual([167, 166, 167]);
    expect(pricing.discounts).toMatchObject([{ source: { kind: 'code', code: 'CODE' }, amount: { amount: 500 } }]);
  });

  it('leave gift cards alone', () => {
    const lines = [aPricingLine({ kind: 'gift-card', price: 5000 }), aPricingLine()];
    expect(priceCart(aPricingInput({ lines, found: [aFoundCode()] })).total.amount).toBe(5000 + 4140);
    expect(refusals(priceCart(aPricingInput({ lines: lines.slice(0, 1), found: [aFoundCode()] })))).toEqual([
      'CODE DISCOUNT_NO_ENTITLED_LINE_ITEMS',
    ]);
  });

  it('for items of a kind reduce the dearest of them, on their lines', () => {
    const free = aFoundCode({
      class: 'product',
      value: { kind: 'percentage', percent: 100 },
      kinds: ['top'],
      maxItems: 1,
    });
    const lines = [
      aPricingLine({ price: 4000 }),
      aPricingLine({ price: 5000, quantity: 2 }),
      aPricingLine({ kind: 'hat' }),
    ];
    const pricing = priceCart(aPricingInput({ lines, found: [free] }));
    expect(totals(pricing)).toEqual({ lines: [4000, 5000, 4600], subtotal: 13_600, total: 13_600 });
    expect(titles(pricing)).toEqual(['CODE 5000']);
  });

  it('are not combined unless both allow it; the better one works', () => {
    const found = [
      aFoundCode({ combinesWith: ['delivery'] }, { code: 'TEN' }),
      aFoundCode(
        { value: { kind: 'percentage', percent: 30 }, combinesWith: ['order', 'delivery'] },
        { code: 'THIRTY' },
      ),
      aFoundCode({ class: 'delivery', value: { kind: 'freeDelivery' }, combinesWith: ['order'] }, { code: 'SHIP' }),
    ];
    const pricing = priceCart(aPricingInput({ lines: [aPricingLine()], found }));
    expect(refusals(pricing)).toEqual(['TEN DISCOUNT_CODE_NOT_HONOURED', 'THIRTY works', 'SHIP works']);
    expect(pricing.total.amount).toBe(3220);
    expect(pricing.freeDelivery).toEqual({ kind: 'code', code: 'SHIP' });
  });

  it('that may be combined work one on what the other has left', () => {
    const both = { combinesWith: ['order' as const] };
    const found = [
      aFoundCode({ ...both, value: { kind: 'percentage', percent: 50 } }, { code: 'HALF' }),
      aFoundCode({ ...both, value: { kind: 'percentage', percent: 50 } }, { code: 'AGAIN' }),
    ];
    expect(priceCart(aPricingInput({ lines: [aPricingLine({ price: 1000 })], found })).total.amount).toBe(250);
  });

  it('tell the unknown one', () =>
    expect(refusals(priceCart({ ...aPricingInput(), codes: [{ entered: 'NOPE', found: undefined }] }))).toEqual([
      'NOPE DISCOUNT_NOT_FOUND',
    ]));
});

describe('delivery', () => {
  it.each([
    [7499, undefined],
    [7500, { kind: 'threshold' }],
  ])('of %i is %j', (price, free) =>
    expect(priceCart(aPricingInput({ lines: [aPricingLine({ price })] })).freeDelivery).toEqual(free),
  );

  it.each([
    [4999, ['bay-club-swimmer'], undefined, false],
    [5000, ['bay-club-swimmer'], { kind: 'member' }, false],
    [5000, ['VIP'], undefined, false],
    [5000, ['bay-club-surfer'], { kind: 'member' }, true],
    [1000, ['bay-club-surfer'], undefined, true],
    [7500, ['bay-club-surfer'], { kind: 'threshold' }, true],
  ])('of %i for somebody tagged %j is %j, express free: %j', (price, tags, free, express) => {
    const input = { ...aPricingInput({ lines: [aPricingLine({ price })] }), memberTerms: memberTermsOf(tags) };
    expect(priceCart(input)).toMatchObject({ freeDelivery: free, freeExpress: express });
  });

  it('counts what lines cost before the discount of the cart', () => {
    const found = [aFoundCode({ value: { kind: 'percentage', percent: 30 } })];
    expect(priceCart(aPricingInput({ lines: [aPricingLine({ price: 7500 })], found })).freeDelivery).toEqual({
      kind: 'threshold',
    });
  });
});

describe('gift cards', () => {
  const card = (id: number, amount: number, currency = 'USD') => ({
    id,
    lastCharacters: 'ABCD',
    balance: { amount, currency },
  });
  it('pay one after the other, no more than there is to pay', () => {
    const pricing = priceCart(
      aPricingInput({ lines: [aPricingLine()], giftCards: [card(1, 1000), card(2, 5000), card(3, 10)] }),
    );
    expect(pricing.giftCards.map(({ amountUsed }) => amountUsed.amount)).toEqual([1000, 3600, 0]);
    expect(pricing).toMatchObject({ total: { amount: 4600 }, due: { amount: 0 } });
  });
  it('pay in their own currency only', () =>
    expect(priceCart(aPricingInput({ lines: [aPricingLine()], giftCards: [card(1, 1000, 'EUR')] })).due.amount).toBe(
      4600,
    ));
});

describe('10,000 random carts', () => {
  let state = 77;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[random(items.length)] ?? items[0];

  it('add up exactly, and nothing ever falls below nothing', () => {
    let reduced = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const lines = Array.from({ length: random(8) }, () =>
        aPricingLine({
          kind: pick(['top', 'bottoms', 'hat', 'gift-card']),
          productHandle: pick(['piece', 'marlo-dolls-mini-pouch', 'bluebird-sticker-pack-au']),
          promo: pick([undefined, 'marlo-dolls']),
          tags: pick([[], ['print_a'], ['print_b']]),
          quantity: 1 + random(4),
          price: random(20_000),
          isGift: random(4) === 0,
        }),
      );
      const found = Array.from({ length: random(4) }, (_none, index) =>
        aFoundCode(
          {
            class: pick(['order', 'product']),
            value: pick([
              { kind: 'percentage', percent: 1 + random(100) },
              { kind: 'fixed', usdMinor: 1 + random(9000) },
            ]),
            combinesWith: pick([[], ['order', 'product']]),
          },
          { code: `C${index}` },
        ),
      );
      const giftCards = [{ id: 1, lastCharacters: 'ABCD', balance: { amount: random(9000), currency: 'USD' } }];
      const { subtotal, total, due, ...pricing } = priceCart(aPricingInput({ country: 'AU', lines, found, giftCards }));
      const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
      for (const line of pricing.lines) {
        const off = sum(line.discounts.map(({ amount }) => amount.amount));
        expect(line.total.amount).toBe(line.subtotal.amount - off);
        expect(line.net.amount).toBe(line.total.amount - line.cartDiscount.amount);
        expect(Number.isSafeInteger(line.net.amount) && line.net.amount >= 0).toBe(true);
      }
      const cartOff = sum(pricing.discounts.map(({ amount }) => amount.amount));
      expect(subtotal.amount).toBe(sum(pricing.lines.map((line) => line.total.amount)));
      expect(sum(pricing.lines.map(({ cartDiscount }) => cartDiscount.amount))).toBe(cartOff);
      expect(total.amount).toBe(subtotal.amount - cartOff);
      expect(total.amount).toBe(sum(pricing.lines.map(({ net }) => net.amount)));
      expect(due.amount).toBe(total.amount - sum(pricing.giftCards.map(({ amountUsed }) => amountUsed.amount)));
      expect(due.amount).toBeGreaterThanOrEqual(0);
      if (cartOff > 0) reduced += 1;
    }
    expect(reduced).toBeGreaterThan(1000);
  });
});

describe('without offers', () => {
  const print = { tags: ['print_lemons'] };
  const lines = [
    aPricingLine({ ...doll, price: 11_500 }),
    pouch(),
    aPricingLine(print),
    aPricingLine({ ...print, kind: 'bottoms' }),
  ];

  it('a cart costs what its items cost, and says that no code works now', () => {
    const pricing = priceCart(aPricingInput({ lines, found: [aFoundCode()], offers: 'none' }));
    expect(pricing.total.amount).toBe(11_500 + 1500 + 4600 + 4600);
    expect(titles(pricing)).toEqual([]);
    expect(refusals(pricing)).toEqual([expect.stringMatching(/ DISCOUNT_CURRENTLY_INACTIVE$/)]);
  });

  it('positive control: with them it costs less', () => {
    expect(priceCart(aPricingInput({ lines })).total.amount).toBeLessThan(11_500 + 1500 + 4600 + 4600);
  });
});
