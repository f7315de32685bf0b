import { describe, expect, it } from 'vitest';
import { type GoalInput, type GoalTrack, goalsOf } from './goals.ts';

const DOLLARS = 1000;
const goalsFor = (input: Partial<GoalInput>): GoalTrack[] =>
  goalsOf({
    subtotal: 0,
    promoTotal: 0,
    itemMix: 'none',
    freeShippingFrom: { amount: '75.0', currencyCode: 'USD' },
    giftFrom: { amount: '115.0', currencyCode: 'USD' },
    giftLeftOut: false,
    giftInCart: true,
    shippingPaid: false,
    ...input,
  });
const text = (tracks: readonly GoalTrack[]): string[] =>
  tracks.map(({ before = '', strong, after }) => before + strong + after);
const partners = (dollars: number) => ({
  itemMix: 'partner' as const,
  subtotal: dollars * DOLLARS,
  promoTotal: dollars * DOLLARS,
});

describe('what a cart can reach', () => {
  it('is both, on one track, while there is nothing in it', () => {
    const [track, ...others] = goalsFor({});
    expect(others).toEqual([]);
    expect(track).toMatchObject({ strong: '$75', fill: 0 });
    expect(track?.marks.map(({ label, done }) => [label, done])).toEqual([
      [['Free shipping', '$75'], false],
      [['Gift', '$115'], false],
    ]);
  });

  it.each([
    [40, '$35 more and shipping is free.'],
    [92, '$23 more of Marlo Dolls and the mini pouch is free. Shipping already is.'],
    [114.99, '$0.01 more of Marlo Dolls and the mini pouch is free. Shipping already is.'],
    [115, 'Both unlocked. Free shipping, free gift.'],
  ])('with %d of the partner products alone: %s', (dollars, sentence) => {
    expect(text(goalsFor(partners(dollars)))).toEqual([sentence]);
  });

  it.each([
    [38, { strong: '$12 more', after: ' and shipping is free. Express already is.' }],
    [50, { strong: 'Shipping is free.', after: ' Express too.' }],
  ])('is nearer for a member whose express is free, with %d dollars in the bag', (dollars, said) => {
    const input = { itemMix: 'other', subtotal: dollars * DOLLARS, expressFree: true } as const;
    expect(goalsFor({ ...input, freeShippingFrom: { amount: '50.0', currencyCode: 'USD' } })).toMatchObject([said]);
  });

  it('says that the gift is in the bag when its line is, and not because it is earned (PRM-003)', () => {
    const mixed = { itemMix: 'mixed', subtotal: 150 * DOLLARS, promoTotal: 120 * DOLLARS } as const;
    const sentence = (input: Partial<GoalInput>) => text(goalsFor({ ...mixed, ...input }))[0];
    expect(sentence({})).toBe('The gift is yours. It is in your bag.');
    expect(sentence({ giftInCart: false })).toBe('The gift is earned. It joins your bag in a moment.');
    expect(sentence({ giftInCart: false, isFull: true })).toBe(
      'The gift is earned. It joins once your bag has room for one more.',
    );
    expect(sentence({ giftInCart: false, giftLeftOut: true })).toBe('The gift is yours. You have left it out.');
    expect(text(goalsFor({ ...partners(120), giftInCart: false }))).toEqual([
      'Both unlocked. The gift joins your bag in a moment.',
    ]);
  });

  it('moves on with every product and is full at the end', () => {
    const fills = [0, 20, 60, 75, 92, 114, 115, 300].map((dollars) => goalsFor(partners(dollars))[0]?.fill ?? 0);
    expect(fills).toEqual([...fills].sort((a, b) => a - b));
    expect(fills.slice(-2)).toEqual([100, 100]);
    expect(fills[5]).toBeLessThanOrEqual(96);
  });

  it('is two tracks for a mixed cart: the gift counts its own products alone', () => {
    expect(text(goalsFor({ itemMix: 'mixed', subtotal: 94 * DOLLARS, promoTotal: 48 * DOLLARS }))).toEqual([
      '$67 more of Marlo Dolls, $115 in all, and the mini pouch is free.',
      'Shipping is free.',
    ]);
  });

  it('is shipping alone without any of the partner products, or without a gift to give', () => {
    expect(
      goalsFor({ itemMix: 'other', subtotal: 40 * DOLLARS }).map(({ marks }) => marks.map(({ kind }) => kind)),
    ).toEqual([['shipping']]);
    expect(goalsFor({ ...partners(120), giftFrom: undefined })).toHaveLength(1);
  });

  it('says that a gift was left out', () => {
    expect(text(goalsFor({ ...partners(120), giftLeftOut: true }))).toEqual([
      'Both unlocked. You have left the gift out.',
    ]);
  });

  it('counts a code that pays for shipping', () => {
    expect(goalsFor({ itemMix: 'other', subtotal: 10 * DOLLARS, shippingPaid: true })).toMatchObject([{ fill: 100 }]);
  });

  it('promises nothing where no threshold is known', () => {
    expect(goalsFor({ itemMix: 'other', freeShippingFrom: undefined, giftFrom: undefined })).toEqual([]);
  });
});
