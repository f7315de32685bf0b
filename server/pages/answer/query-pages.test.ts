import { ownThrottles } from '@bluebird-bay/services/shared-throttles.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { beforeEach, expect, it } from 'vitest';
import { storeBody } from '../cache/stored-body.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { createQueryPages, type QueryPage, type QueryPages, type QueryPagesOptions } from './query-pages.ts';

const SEARCH = { address: '/search/', template: 'search', isUnknown: false, isSecret: false };
const SOMEBODY = { address: '192.0.2.7' };

let made: string[];
let clock: number;
let failing: Error | undefined;
let held: Promise<void> | undefined;
let log: ReturnType<typeof keptLog>;
let asked: QueryPages;
let options: QueryPagesOptions;

async function aPage(address: string): Promise<StoredPage> {
  const body = await storeBody('text/html', address, 'page');
  return { html: body, json: body, isPriced: true, isIndexed: true, handles: [] };
}

beforeEach(() => {
  made = [];
  clock = 0;
  failing = held = undefined;
  log = keptLog();
  options = {
    answersQuery: (template) => template === 'search',
    answeredQuery: (_, search) => {
      const terms = new URLSearchParams(search).get('q')?.trim();
      return terms ? `?q=${terms}` : undefined;
    },
    make: async (address, search) => {
      made.push(address + search);
      await held;
      if (failing) throw failing;
      return aPage(address + search);
    },
    log,
    now: () => clock,
    freshMs: 1_000,
  };
  asked = createQueryPages(options);
});

const ask = (search: string, caller: { address: string | undefined } = SOMEBODY): Promise<QueryPage | undefined> =>
  asked.get(SEARCH, search, caller);

it('makes one page for one query, however it is spelled and whatever else is in the address', async () => {
  const first = await ask('?q=zebra');
  expect(first).toMatchObject({ kind: 'answered' });
  expect(await ask('?utm_source=mail&q=+zebra')).toEqual(first);
  expect(made).toEqual(['/search/?q=zebra']);
});

it('answers nothing where nothing is asked, and on pages that answer none', async () => {
  expect(await ask('')).toBeUndefined();
  expect(await ask('?q=+')).toBeUndefined();
  expect(await asked.get({ ...SEARCH, template: 'product' }, '?q=zebra', SOMEBODY)).toBeUndefined();
  expect(made).toEqual([]);
});

it('refuses what nobody types without looking at it', async () => {
  expect(await ask(`?q=${'zebra+'.repeat(200)}`)).toEqual({ kind: 'refused', status: 414 });
  expect(made).toEqual([]);
});

it('makes so many for one network, gives out what it has, and makes more for others', async () => {
  for (let index = 0; index < 60; index += 1) await ask(`?q=${index}`);
  clock = 20_000;
  expect(await ask('?q=another')).toEqual({ kind: 'refused', status: 429, retryAfter: 40 });
  expect(await ask('?q=7')).toMatchObject({ kind: 'answered' });
  expect(await ask('?q=another', { address: '192.0.2.8' })).toMatchObject({ kind: 'answered' });
  clock = 60_000;
  expect(await ask('?q=more')).toMatchObject({ kind: 'answered' });
});

it('is counted together by machines that share a throttle', async () => {
  const window = ownThrottles('searches', { most: 60, windowMs: 60_000, now: () => clock });
  const names = new Set<string>();
  const machines = [1, 2].map(() =>
    createQueryPages({
      ...options,
      throttle: (name) => {
        names.add(name);
        return window;
      },
    }),
  );
  for (let index = 0; index < 60; index += 1) await machines[index % 2]?.get(SEARCH, `?q=${index}`, SOMEBODY);
  for (const machine of machines)
    expect(await machine.get(SEARCH, '?q=another', SOMEBODY)).toMatchObject({ kind: 'refused', status: 429 });
  expect([...names]).toEqual(['searches']);
});

it('refuses what would wait for too long', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const answers = Array.from({ length: 30 }, (_, index) => ask(`?q=${index}`, { address: `192.0.2.${index}` }));
  const refused = await Promise.all(answers.slice(22));
  expect(refused).toEqual(refused.map(() => ({ kind: 'refused', status: 503, retryAfter: 5 })));
  resolve();
  expect((await Promise.all(answers.slice(0, 22))).map((answer) => answer?.kind)).not.toContain('refused');
});

it('keeps no more than so many', async () => {
  for (let index = 0; index <= 500; index += 1) await ask(`?q=${index}`, { address: `198.51.${index}.1` });
  made = [];
  await ask('?q=500');
  await ask('?q=0');
  expect(made).toEqual(['/search/?q=0']);
});

it('answers again when the catalogue has changed, whatever was found before', async () => {
  await ask('?q=zebra');
  asked.changed();
  await ask('?q=zebra');
  expect(made).toHaveLength(2);
});

it('says in the log that it failed, and not at what', async () => {
  failing = new Error('The provider is away.');
  expect(await ask('?q=hugo')).toEqual({ kind: 'refused', status: 503, retryAfter: 5 });
  expect(log.lines.join('')).toContain('The provider is away.');
  expect(log.lines.join('')).not.toContain('hugo');
});

it('counts a search that takes long once, however often it is asked for, and logs no failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  asked = createQueryPages({ ...options, withinMs: 1 });
  for (let index = 0; index < 70; index += 1)
    expect(await ask('?q=slow')).toEqual({ kind: 'refused', status: 503, retryAfter: 5 });
  expect(log.lines).toEqual([]);
  expect(asked.figures()).toMatchObject({ late: 70, failed: 0 });
  resolve();
});
