import type { PageMatch, PageTable } from '../addresses/page-matching.ts';
import { NOT_FOUND_PATH, PAGE_BOOT_ID, SERVER_ERROR_PATH } from '../names.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import { type PageData, parsePageData } from './page-data.ts';

export type DataAnswer =
  | { kind: 'found'; data: PageData }
  | { kind: 'missing' }
  | { kind: 'broken' }
  | { kind: 'unreachable'; error: Error };

/** The server's answers to requests for page data, by address; what was found is asked for once. */
export interface DataAnswers {
  get(dataUrl: string, init?: RequestInit): Promise<DataAnswer>;
  /** Whether it is here or on its way. */
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

export function createDataAnswers({ table, network }: { table: PageTable; network: Network }): DataAnswers {
  const answers = new Map<string, Promise<DataAnswer>>();
  /** Those that are on their way behind everything else. */
  const unhurried = new Set<string>();

  async function request(dataUrl: string, init: RequestInit): Promise<DataAnswer> {
    const answer = await fetchAnswer(network, dataUrl, init);
    if (answer.kind !== 'found') return answer;
    const data = parsePageData(answer.text);
    return data ? { kind: 'found', data } : { kind: 'missing' };
  }

  function ask(dataUrl: string, init: RequestInit): Promise<DataAnswer> {
    const requested = request(dataUrl, init).then((answer) => {
      unhurried.delete(dataUrl);
      if (answer.kind !== 'found') answers.delete(dataUrl);
      return answer;
    });
    answers.set(dataUrl, requested);
    return requested;
  }

  async function hurried(dataUrl: string, known: Promise<DataAnswer>): Promise<DataAnswer> {
    await Promise.race([known, network.wait(PATIENCE_MS)]);
    if (!unhurried.delete(dataUrl)) return known;
    const asked = ask(dataUrl, {});
    return Promise.race([known.then((answer) => (answer.kind === 'found' ? answer : asked)), asked]);
  }

  function get(dataUrl: string, init: RequestInit = {}): Promise<DataAnswer> {
    const known = answers.get(dataUrl);
    if (known) return init.priority !== 'low' && unhurried.has(dataUrl) ? hurried(dataUrl, known) : known;
    if (init.priority === 'low') unhurried.add(dataUrl);
    return ask(dataUrl, init);
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
    has: (dataUrl) => answers.has(dataUrl),
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
  if (!head.headers.get('content-type')?.includes('html')) return true;
  const html = await network.fetch(address, {}).then(
    (answer) => answer.text(),
    () => '',
  );
  return !html.includes(`id="${PAGE_BOOT_ID}"`) || html.includes(`"pagePath":${JSON.stringify(pagePath)}`);
}
