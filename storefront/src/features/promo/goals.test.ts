import { describe, expect, it } from 'vitest';
import { type GoalQuestion, type GoalTrack, goalsOf } from './goals.ts';

const DOLLARS = 1000;
const ask = (question: Partial<GoalQuestion>): GoalTrack[] =>
  goalsOf({
    subtotal: 0,
    promoTotal: 0,
    pieces: 'none',
    freeShippingFrom: { amount: '75.0', currencyCode: 'USD' },
    giftFrom: { amount: '115.0', currencyCode: 'USD' },
    giftLeftOut: false,
    shippingPaid: false,
    ...question,
  });
const words = (tracks: readonly GoalTrack[]): string[] =>
  tracks.map(({ before = '', strong, after }) => before + strong + after);
const partners = (dollars: number) => ({
  pieces: 'partner' as const,
  subtotal: dollars * DOLLARS,
  promoTotal: dollars * DOLLARS,
});

describe('what a bag can reach', () => {
  it('is both, on one track, while there is nothing in it', () => {
    const [track, ...others] = ask({});
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
  ])('with %d of the partner pieces alone: %s', (dollars, sentence) => {
    expect(words(ask(partners(dollars)))).toEqual([sentence]);
  });

  it('moves on with every piece and is full at the end', () => {
    const fills = [0, 20, 60, 75, 92, 114, 115, 300].map((dollars) => ask(partners(dollars))[0]?.fill ?? 0);
    expect(fills).toEqual([...fills].sort((a, b) => a - b));
    expect(fills.slice(-2)).toEqual([100, 100]);
    expect(fills[5]).toBeLessThanOrEqual(96);
  });

  it('is two tracks for a mixed bag: the gift counts its own pieces alone', () => {
    expect(words(ask({ pieces: 'mixed', subtotal: 94 * DOLLARS, promoTotal: 48 * DOLLARS }))).toEqual([
      '$67 more of Marlo Dolls, $115 in all, and the mini pouch is free.',
      'Shipping is free.',
    ]);
  });

  it('is shipping alone without any of the partner pieces, or without a gift to give', () => {
    expect(ask({ pieces: 'other', subtotal: 40 * DOLLARS }).map(({ marks }) => marks.map(({ kind }) => kind))).toEqual([
      ['shipping'],
    ]);
    expect(ask({ ...partners(120), giftFrom: undefined })).toHaveLength(1);
  });

  it('says that a gift was left out', () => {
    expect(words(ask({ ...partners(120), giftLeftOut: true }))).toEqual(['Both unlocked. You have left the gift out.']);
  });

  it('counts a code that pays for shipping', () => {
    expect(ask({ pieces: 'other', subtotal: 10 * DOLLARS, shippingPaid: true })).toMatchObject([{ fill: 100 }]);
  });

  it('promises nothing where no threshold is known', () => {
    expect(ask({ pieces: 'other', freeShippingFrom: undefined, giftFrom: undefined })).toEqual([]);
  });
});
