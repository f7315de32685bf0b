import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { describe, expect, it } from 'vitest';
import { type LineOnReturn, RETURN_WINDOW_DAYS, returnableLines } from './returnable.ts';

const ARRIVED = new Date('2026-11-20T00:00:00Z');
const day = (days: number): Date => new Date(ARRIVED.getTime() + days * 24 * 3_600_000);
const LINE: LineOnReturn = {
  position: 1,
  quantity: 2,
  fulfilled: 2,
  removed: 0,
  amount: 9_200,
  isGiftCard: false,
  isFinalSale: false,
  held: 0,
  settled: 0,
};
const only = (
  line: Partial<LineOnReturn>,
  now = day(1),
  countryCode = 'US',
  isCancelled = false,
  arrivedAt = ARRIVED,
) => returnableLines({ countryCode, isCancelled, arrivedAt, lines: [{ ...LINE, ...line }] }, now)[0];

describe('what may go back (decisions: returns within 60 days, final sale stays)', () => {
  it('is as long as the words say', () => expect(RETURN_WINDOW_DAYS).toBe(RETURN_DAYS));

  it.each([
    [{}, 2],
    [{ held: 1 }, 1],
    [{ removed: 1 }, 1],
    // one was never sent and has left the order: the other may still go back
    [{ fulfilled: 1, removed: 1 }, 1],
    [{ fulfilled: 1 }, 1],
  ])('%j leaves %i', (line, left) => expect(only(line)).toEqual({ position: 1, left }));

  it.each([
    [{ held: 2 }, 'on-its-way-back'],
    [{ held: 2, settled: 1 }, 'on-its-way-back'],
    [{ held: 2, settled: 2 }, 'settled'],
    [{ removed: 2 }, 'settled'],
    [{ fulfilled: 0 }, 'not-sent'],
    [{ isGiftCard: true }, 'gift-card'],
    [{ amount: 0 }, 'gift'],
    [{ isFinalSale: true }, 'final-sale'],
  ] as const)('%j stays: %s', (line, because) => expect(only(line)).toEqual({ position: 1, left: 0, because }));

  it('ends with the sixtieth day, everywhere on earth', () => {
    expect(only({}, day(60))?.left).toBe(2);
    expect(only({}, day(61.49))?.left).toBe(2);
    expect(only({}, day(61.5))?.because).toBe('too-late');
    expect(only({}, day(61.5), 'US', false, day(0.9))?.because).toBe('too-late');
  });

  it('lets final sale go back for fourteen days where the law says so', () => {
    expect(only({ isFinalSale: true }, day(14), 'DE')?.left).toBe(2);
    expect(only({ isFinalSale: true }, day(14), 'GB')?.left).toBe(2);
    expect(only({ isFinalSale: true }, day(16), 'DE')?.because).toBe('final-sale');
  });

  it('is nothing of an order that was called off', () => {
    expect(only({}, day(1), 'US', true)?.left).toBe(0);
  });
});
