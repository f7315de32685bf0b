import { randomFrom } from '@bluebird-bay/commerce/testing/random.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderFactsOf, TOLD_ORDER } from '../orders/told-order.ts';
import { aToldOrder, type ToldOrderOptions } from '../testing/told.ts';
import { mergeFacts, NOTHING_KNOWN, type OrderFacts } from './order-facts.ts';
import { orderPoints, pointsFor } from './order-points.ts';

const factsOf = (options: ToldOrderOptions): OrderFacts =>
  orderFactsOf(v.parse(TOLD_ORDER, aToldOrder(options)), (key) => key);
const pointsOf = (options: ToldOrderOptions) =>
  orderPoints('1', factsOf(options)).map(({ cause, points, isApproved }) => [cause, points, isApproved]);

describe('points of an order', () => {
  it('are one for every whole dollar paid for merchandise', () => {
    expect([0, 99, 100, 6_240, 6_299].map(pointsFor)).toEqual([0, 0, 1, 62, 62]);
    expect(pointsOf({ id: 1, usd: 62.99 })).toEqual([['order:1', 62, false]]);
    expect(pointsOf({ id: 1, usd: 62.4, giftCardUsd: 50 })).toEqual([['order:1', 62, false]]);
    expect(pointsOf({ id: 1, usd: 0.5 })).toEqual([]);
    expect(pointsOf({ id: 1, isPaid: false })).toEqual([]);
  });

  it('are pending until it is fulfilled, its refunds as well', () => {
    const refunds = [{ id: 5, usd: 20 }];
    expect(pointsOf({ id: 1, refunds })).toEqual([
      ['order:1', 62, false],
      ['refund:5', -20, false],
    ]);
    expect(pointsOf({ id: 1, refunds, fulfilledAt: '2026-06-03T10:00:00Z' })).toEqual([
      ['order:1', 62, true],
      ['refund:5', -20, true],
    ]);
  });

  it('go back in proportion: refunds together take what they would take at once', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const below = randomFrom(seed);
      const cents = 100 + below(40_000);
      const refunds: { id: number; usd: number }[] = [];
      let left = cents;
      for (let id = 1; left > 0 && id <= 6; id += 1) {
        const part = id === 6 ? left : below(left + 1);
        refunds.push({ id, usd: part / 100 });
        left -= part;
      }
      const dues = orderPoints('1', factsOf({ id: 1, usd: cents / 100, refunds }));
      expect(
        dues.reduce((sum, { points }) => sum + points, 0),
        `seed ${seed}`,
      ).toBe(pointsFor(left));
      expect(
        dues.slice(1).every(({ points }) => points <= 0),
        `seed ${seed}`,
      ).toBe(true);
    }
  });

  it('never become less than nothing, however much is given back', () => {
    expect(
      pointsOf({
        id: 1,
        usd: 10,
        refunds: [
          { id: 5, usd: 8 },
          { id: 6, usd: 8 },
        ],
      }),
    ).toEqual([
      ['order:1', 10, false],
      ['refund:5', -8, false],
      ['refund:6', -2, false],
    ]);
  });

  it('go with a cancellation, which takes what refunds have left', () => {
    const cancelledAt = '2026-06-02T10:00:00Z';
    expect(pointsOf({ id: 1, cancelledAt, refunds: [{ id: 5, usd: 20 }] })).toEqual([
      ['order:1', 62, false],
      ['refund:5', -20, false],
      ['cancellation:1', -42, false],
    ]);
  });
});

describe('what is known of an order', () => {
  /** Tellings of one order as a provider may send them, each with what was so at its time. */
  function tellings(seed: number): OrderFacts[] {
    const below = randomFrom(seed);
    const at = (minute: number): string => new Date(Date.UTC(2026, 5, 1, 10, minute)).toISOString();
    const refunds = Array.from({ length: below(4) }, (_, index) => ({
      id: index + 8,
      usd: below(40),
      at: at(20 + index),
    }));
    return Array.from({ length: 2 + below(6) }, (_, step) =>
      factsOf({
        id: 1,
        customer: below(5) === 0 ? null : 7 + below(2),
        usd: 40 + below(60),
        toldAt: at(below(4)),
        isPaid: step > 0,
        ...(below(3) === 0 && { fulfilledAt: at(30 + below(3)) }),
        ...(below(5) === 0 && { cancelledAt: at(40 + below(3)) }),
        refunds: refunds.slice(0, below(refunds.length + 1)),
      }),
    );
  }
  const known = (told: readonly OrderFacts[]): OrderFacts => told.reduce(mergeFacts, NOTHING_KNOWN);

  it('is the same in whatever order it was told, and however often: 400 histories', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const below = randomFrom(seed + 10_000);
      const told = tellings(seed);
      const expected = known(told);
      const again = [...told, ...told.filter(() => below(2) === 0)].sort(() => below(3) - 1);
      expect(known(again), `seed ${seed}`).toEqual(expected);
      const half = below(told.length);
      expect(mergeFacts(known(told.slice(half)), known(told.slice(0, half))), `seed ${seed}`).toEqual(expected);
    }
  });

  it('can tell histories apart: what was not told is not known', () => {
    const whole = known([factsOf({ id: 1, refunds: [{ id: 5, usd: 20 }] })]);
    expect(known([factsOf({ id: 1 })])).not.toEqual(whole);
  });
});
