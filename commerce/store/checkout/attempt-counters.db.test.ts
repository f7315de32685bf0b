import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { type CountedAttempt, countAttempt } from './attempt-counters.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

describe('attempts that are counted', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  const looking = (): CountedAttempt => ({ limit: ATTEMPT_LIMITS.orderFindsOfNetwork, subject: randomUUID() });

  it('let through whoever came together, although the one counted later looked at the clock first', async () => {
    const attempt = looking();
    expect(await countAttempt(test.db, attempt, later(5))).toBe(true);
    expect(await countAttempt(test.db, attempt, NOW)).toBe(true);
  });

  it('hold back one too many, and until the wait is over whoever comes after', async () => {
    const attempt = looking();
    const tries = [];
    for (let index = 0; index < 31; index += 1) tries.push(await countAttempt(test.db, attempt, later(index)));
    expect(tries).toEqual([...Array.from({ length: 30 }, () => true), false]);
    expect(await countAttempt(test.db, attempt, later(3_600_000))).toBe(false);
    expect(await countAttempt(test.db, attempt, later(3_700_000))).toBe(true);
  });
});
