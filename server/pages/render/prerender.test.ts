import { describe, expect, it } from 'vitest';
import { prerender } from './prerender.ts';

describe('prerender', () => {
  it('makes every page, and passes over addresses without one', async () => {
    const stored = new Map<string, string>();
    const progress: Array<[number, number]> = [];
    await prerender(
      ['/', '/gone/', '/bag/'],
      async (address) => (address === '/gone/' ? undefined : `page ${address}`),
      (address, page) => stored.set(address, page),
      (done, of) => progress.push([done, of]),
    );
    expect([...stored]).toEqual([
      ['/', 'page /'],
      ['/bag/', 'page /bag/'],
    ]);
    expect(progress.at(-1)).toEqual([3, 3]);
  });

  it('asks again for a page that was too slow', async () => {
    let tries = 0;
    const stored: string[] = [];
    await prerender(
      ['/'],
      async () => {
        tries += 1;
        if (tries === 1) throw new Error('The operation took too long.');
        return 'home';
      },
      (_, page) => stored.push(page),
    );
    expect({ tries, stored }).toEqual({ tries: 2, stored: ['home'] });
  });

  it('fails with a page that fails again and again', async () => {
    const broken = async () => {
      throw new Error('There is no provider.');
    };
    await expect(prerender(['/'], broken, () => undefined)).rejects.toThrow('There is no provider.');
  });

  it('makes no more once it was called off', async () => {
    const called = new AbortController();
    const made: string[] = [];
    const addresses = Array.from({ length: 100 }, (_, index) => `/${index}/`);
    await prerender(
      addresses,
      async (address) => {
        made.push(address);
        called.abort();
      },
      () => undefined,
      undefined,
      called.signal,
    );
    expect(made.length).toBeLessThan(addresses.length);
  });
});
