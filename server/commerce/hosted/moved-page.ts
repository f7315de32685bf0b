import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerCache } from '@bluebird-bay/services/answer-cache.ts';
import type { ApiResult, StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { HandleInUse, MovedPage } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { standardRoute } from '../../http/standard-routes.ts';
import { createWorkLimit } from '../../life/work-limit.ts';

/** What is renamed there, as it may stand in a search of the provider's. */
const MOVABLE = /^\/(?:products|collections)\/[^/\s"'()*:\\]+$/;
/** What may have a redirect: merchants print short ones. Files and data have none. */
const ASKABLE = /^\/(?!(?:page|slice)-data\/)[^\s"'()*:\\.]{1,200}$/;

/** Addresses that lead nowhere are asked for again and again; for this long an answer about one is believed. */
const CACHED_FOR_MS = 60_000;
const CACHED_ANSWERS = 1_000;
/** There is a page that says there is none: whoever gets it does not wait longer to hear of another. */
const NOBODY_WAITS_LONGER_MS = 1_000;

/** Anybody can invent addresses: few are asked about at once, beside what pages ask, and the others not at all. */
const WORK = { atOnce: 2, waiting: 20 };

/** Nothing is renamed more often; what leads on and on leads nowhere. */
const MOST_MOVES = 5;

/** What an address and a redirect have in common where they mean the same page: to the provider capitals are small letters. */
const pathOf = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** Somewhere to read a path in. */
const HERE = 'https://shop.invalid';

/** An address of ours that a redirect leads to; undefined: it leads out of the shop, be it only as browsers read it. */
function ourAddress(target: string): string | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, HERE)) return undefined;
  const { origin, pathname, search, searchParams, hash } = new URL(target, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  const { pages, otherwise } = standardRoute(pathname, searchParams);
  // The last is there for sure, but only the link with the code puts that into the bag.
  const withCode = pages.find((page) => page.startsWith('/discount/'));
  const page = withCode ?? otherwise ?? pages.at(-1) ?? pathname.replace(/\/*$/, '/');
  return page + (page.includes('?') ? '' : search) + hash;
}

/** What it says; undefined where it will not. Throws where it may say so later. */
async function dataOf<R>(answer: Promise<ApiResult<R>>): Promise<R | undefined> {
  const result = await answer;
  if (result.ok) return result.data;
  if (result.failure.kind === 'refused') return undefined;
  throw new Error(result.failure.messages.join(' '));
}

/** Where the provider's redirect of a path leads; undefined: there is none, or it leads out of the shop or round. */
async function redirectOf(api: StorefrontClient, path: string): Promise<string | undefined> {
  const data = await dataOf(api.request(MovedPage, { query: `path:${path}` }));
  // A search that it does not understand finds everything.
  const found = data?.urlRedirects.nodes.find((one) => pathOf(one.path) === path);
  const to = found && ourAddress(found.target);
  return to !== undefined && pathOf(to) === path ? undefined : to;
}

async function isThere(api: StorefrontClient, path: string): Promise<boolean> {
  const [, kind, handle = ''] = path.split('/');
  const data = await dataOf(api.request(HandleInUse, { handle }));
  return Boolean(kind === 'products' ? data?.product : data?.collection);
}

/** Whether redirects lead on from here to where somebody has been: a browser would go round and round. */
async function isRound(api: StorefrontClient, passed: readonly string[], to: string): Promise<boolean> {
  const path = pathOf(to);
  if (passed.includes(path) || passed.length > MOST_MOVES) return true;
  const onwards = ASKABLE.test(path) ? await redirectOf(api, path) : undefined;
  return onwards !== undefined && isRound(api, [...passed, path], onwards);
}

/** Where all its redirects lead. What was renamed round keeps those of all its names: they lead on only while it is there. */
async function movedPage(api: StorefrontClient, path: string): Promise<string | undefined> {
  const passed = [path];
  let to = await redirectOf(api, path);
  while (to !== undefined && MOVABLE.test(pathOf(to)) && !(await isThere(api, pathOf(to)))) {
    passed.push(pathOf(to));
    const onwards = passed.length > MOST_MOVES ? path : await redirectOf(api, pathOf(to));
    if (onwards === undefined) return to;
    if (passed.includes(pathOf(onwards))) return undefined;
    to = onwards;
  }
  return to !== undefined && !MOVABLE.test(pathOf(to)) && (await isRound(api, passed, to)) ? undefined : to;
}

/**
 * Says where a page is that had an address before, or where a short one leads: the provider keeps both as redirects.
 * Undefined where it knows of none, and where it does not say so soon.
 */
export function createMovedPages(api: StorefrontClient): (address: string) => Promise<string | undefined> {
  const answers = createAnswerCache<string | undefined>({ size: CACHED_ANSWERS, ttlMs: CACHED_FOR_MS });
  const limit = createWorkLimit(WORK.atOnce, WORK.waiting);
  return async (address) => {
    const path = pathOf(address);
    if (!ASKABLE.test(path)) return undefined;
    const answer = answers.get(path, () => limit(() => movedPage(api, path))).catch(() => undefined);
    return Promise.race([answer, sleep(NOBODY_WAITS_LONGER_MS, undefined, { ref: false })]);
  };
}
