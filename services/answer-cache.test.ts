import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

describe('the answer cache', () => {
  it('asks once for those who come together and until the answer is old', async () => {
    let clock = 0;
    let asked = 0;
    const cache = createAnswerCache<number>({ size: 2, ttlMs: 100, now: () => clock });
    const ask = async () => {
      asked += 1;
      return asked;
    };
    expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual([1, 1]);
    clock = 99;
    expect(await cache.get('a', ask)).toBe(1);
    clock = 100;
    expect(await cache.get('a', ask)).toBe(2);
  });

  it('holds no more than it may, and lets the oldest go', async () => {
    const cache = createAnswerCache<string>({ size: 2, ttlMs: 1_000 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    expect(cache.size).toBe(2);
    expect(await cache.get('a', async () => 'anew')).toBe('anew');
  });

  it('does not keep a failure', async () => {
    const cache = createAnswerCache<string>({ size: 2, ttlMs: 1_000 });
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'up')).toBe('up');
  });
});
