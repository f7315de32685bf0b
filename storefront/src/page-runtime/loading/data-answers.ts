import type { PageMatch, PageTable } from '../addresses/page-matching.ts';
import { NOT_FOUND_PATH, PAGE_BOOT_ID, SERVER_ERROR_PATH } from '../names.ts';
import { STORED_AT } from '../worker/worker-names.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import { type PageData, parsePageData } from './page-data.ts';

export interface FoundAnswer {
  kind: 'found';
  data: PageData;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  /** When it was kept, where the service worker answered in the server's place. */
  lastSeen?: string;
}

export type DataAnswer = FoundAnswer | { kind: 'missing' } | { kind: 'broken' } | { kind: 'unreachable'; error: Error };

/** The server's answers to requests for page data, by address; what was found is asked for once while it is fresh. */
export interface DataAnswers {
  /** Asked several times, with `pauses` between (milliseconds), unless told otherwise. */
  get(dataUrl: string, init?: RequestInit, pauses?: readonly number[]): Promise<DataAnswer>;
  /** Whether it is here or on its way, and fresh. */
  has(dataUrl: string): boolean;
  /** The answer, or that for the 404 or 500 page where there is no page. */
  orStatusPage(answer: DataAnswer, address: string, match: PageMatch): Promise<DataAnswer>;
}

const isStatusPage = (path: string): boolean => path === NOT_FOUND_PATH || path === SERVER_ERROR_PATH;

const unreachable = (reason: string): DataAnswer => ({ kind: 'unreachable', error: new Error(reason) });

/**
 * What was asked for beforehand waits in the browser behind every picture. A shopper who wants it now has it asked for once
 * more, ahead of them, if it is not here by then.
 */
const PATIENCE_MS = 500;

/** Prices and stock that were asked for longer ago are asked for again. */
export const DATA_FRESH_MS = 5 * 60_000;

interface DataAnswersOptions {
  table: PageTable;
  network: Network;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/** How something is asked for. */
interface Asking {
  init: RequestInit;
  pauses?: readonly number[] | undefined;
}

/** One answer, which may be on its way. */
interface Asked {
  answer: Promise<DataAnswer>;
  at: number;
}

export function createDataAnswers({ table, network, now }: DataAnswersOptions): DataAnswers {
  const answers = new Map<string, Asked>();
  /** Those that are on their way behind everything else. */
  const unhurried = new Set<string>();

  async function request(dataUrl: string, { init, pauses, at }: Asking & { at: number }): Promise<DataAnswer> {
    const heard: { lastSeen?: string | null } = {};
    const fetch: Network['fetch'] = async (url, options) => {
      const response = await network.fetch(url, options);
      heard.lastSeen = response.headers.get(STORED_AT);
      return response;
    };
    const answer = await fetchAnswer({ ...network, fetch }, dataUrl, init, pauses);
    if (answer.kind !== 'found') return answer;
    const data = parsePageData(answer.text);
    const { lastSeen } = heard;
    return data ? { kind: 'found', data, at, ...(lastSeen && { lastSeen }) } : { kind: 'missing' };
  }

  function ask(dataUrl: string, asking: Asking): Promise<DataAnswer> {
    const at = now();
    const requested = request(dataUrl, { ...asking, at }).then((answer) => {
      unhurried.delete(dataUrl);
      // The server may answer next time.
      if (answer.kind !== 'found' || answer.lastSeen) answers.delete(dataUrl);
      return answer;
    });
    answers.set(dataUrl, { answer: requested, at });
    return requested;
  }

  function fresh(dataUrl: string): Promise<DataAnswer> | undefined {
    const asked = answers.get(dataUrl);
    return asked && now() - asked.at <= DATA_FRESH_MS ? asked.answer : undefined;
  }

  async function hurried(dataUrl: string, known: Promise<DataAnswer>): Promise<DataAnswer> {
    await Promise.race([known, network.wait(PATIENCE_MS)]);
    if (!unhurried.delete(dataUrl)) return known;
    const asked = ask(dataUrl, { init: {} });
    return Promise.race([known.then((answer) => (answer.kind === 'found' ? answer : asked)), asked]);
  }

  function get(dataUrl: string, init: RequestInit = {}, pauses?: readonly number[]): Promise<DataAnswer> {
    const known = fresh(dataUrl);
    if (known) return init.priority !== 'low' && unhurried.has(dataUrl) ? hurried(dataUrl, known) : known;
    if (init.priority === 'low') unhurried.add(dataUrl);
    return ask(dataUrl, { init, pauses });
  }

  /** `HEAD` finds documents that are no page of this app. */
  async function statusPage(path: string, address: string, match: PageMatch): Promise<DataAnswer> {
    if (isStatusPage(match.pagePath)) return unreachable(`${match.pagePath} has no data`);
    const mayBeForeign = path === NOT_FOUND_PATH && !address.startsWith('//');
    if (mayBeForeign && (await hasForeignDocument(network, address, match.pagePath)))
      return unreachable(`${address} is a document of its own`);
    const dataUrl = table.find(path)?.dataUrl;
    return dataUrl ? get(dataUrl) : { kind: 'missing' };
  }

  return {
    get,
    has: (dataUrl) => fresh(dataUrl) !== undefined,
    async orStatusPage(answer, address, match) {
      if (answer.kind === 'missing') return statusPage(NOT_FOUND_PATH, address, match);
      return answer.kind === 'broken' ? statusPage(SERVER_ERROR_PATH, address, match) : answer;
    },
  };
}

/**
 * Whether there is a document at `address`, where the app has no page. A host may answer every address with 200 and our own
 * 404 page or first page: that is none, unless it says that it is the page at `pagePath` itself.
 */
export async function hasForeignDocument(network: Network, address: string, pagePath: string): Promise<boolean> {
  const head = await network.fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (head?.status !== 200) return false;
  // What was renamed is elsewhere by now: a load of the document is led there.
  if (head.redirected || !head.headers.get('content-type')?.includes('html')) return true;
  const html = await network.fetch(address, {}).then(
    (answer) => answer.text(),
    () => '',
  );
  return !html.includes(`id="${PAGE_BOOT_ID}"`) || html.includes(`"pagePath":${JSON.stringify(pagePath)}`);
}
