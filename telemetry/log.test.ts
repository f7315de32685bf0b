import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopLog, type ShopLog } from './log.ts';

describe('the log', () => {
  const lines: Array<Record<string, unknown>> = [];
  let log: ShopLog;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
    lines.length = 0;
    log = createShopLog({ write: (line) => lines.push(JSON.parse(line)) });
  });
  afterEach(() => {
    log.flush();
    vi.useRealTimers();
  });

  it('writes one object a line: when, where, what, and which error', () => {
    log.of('outbox').warn('delivery failed', { topic: 'orders/create', attempt: 2 }, new Error('to ana@bay.example'));
    expect(lines).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        level: 'warn',
        part: 'outbox',
        event: 'delivery failed',
        topic: 'orders/create',
        attempt: 2,
        error: expect.stringMatching(/^Error: to <address> \(.*log\.test\.ts:\d+/),
      },
    ]);
  });

  it('writes a line a minute of what goes on and on, with how often, and none once it is over (D13)', () => {
    const outbox = log.of('outbox');
    for (let second = 0; second < 150; second += 1) {
      for (let n = 0; n < 100; n += 1)
        outbox.warn('delivery failed', { id: `${second}-${n}` }, new Error('connect ECONNREFUSED'));
      vi.advanceTimersByTime(1_000);
    }
    expect(lines.map(({ times }) => times)).toEqual([undefined, expect.any(Number), expect.any(Number)]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(4);
    const written = lines.reduce((sum, { times }) => sum + (typeof times === 'number' ? times : 1), 0);
    expect([written, log.counts.warn]).toEqual([15_000, 15_000]);
    expect(vi.getTimerCount()).toBe(0);
    outbox.warn('delivery failed', {}, new Error('connect ECONNREFUSED'));
    expect(lines).toHaveLength(5);
  });

  it('tells apart parts, events, levels and errors, but not ids', () => {
    const facts = { id: 1 };
    log.of('outbox').warn('delivery failed', facts, new Error('refused'));
    log.of('outbox').warn('delivery failed', { id: 2 }, new Error('refused'));
    log.of('outbox').warn('delivery failed', facts, new Error('reset'));
    log.of('outbox').error('delivery failed', facts, new Error('refused'));
    log.of('outbox').warn('letter lost', facts, new Error('refused'));
    log.of('checkout').warn('delivery failed', facts, new Error('refused'));
    expect(lines).toHaveLength(5);
    log.flush();
    expect(lines.at(-1)).toMatchObject({ id: 2, times: 1 });
  });

  it('stays bounded where every event is another', () => {
    for (let n = 0; n < 10_000; n += 1) log.of('commerce').error(`request ${n} failed`);
    expect(lines.length).toBeLessThan(600);
    log.flush();
    expect(lines.at(-1)).toMatchObject({ times: expect.any(Number) });
  });
});
