import { APP_DATA_URL } from '../names.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';

/** Knows which build the server serves now. */
export interface BuildData {
  /** The server's build hash, asked anew unless it was heard within `maxAgeMs`; empty when the server would not say. */
  hash(maxAgeMs: number): Promise<string>;
  /** The build hash last heard, without asking; `otherwise` when none was heard yet. */
  newest(otherwise: string): string;
}

function parseHash(text: string): string {
  try {
    const { webpackCompilationHash: hash }: Record<string, unknown> = Object(JSON.parse(text));
    return typeof hash === 'string' ? hash : '';
  } catch {
    return '';
  }
}

/** Requests made at the same time are one request. */
export function createBuildData(network: Network, now: () => number): BuildData {
  let heard = { hash: '', at: Number.NEGATIVE_INFINITY };
  let underway: Promise<string> | undefined;

  async function request(): Promise<string> {
    const answer = await fetchAnswer(network, APP_DATA_URL);
    const hash = answer.kind === 'found' ? parseHash(answer.text) : '';
    if (hash) heard = { hash, at: now() };
    underway = undefined;
    return hash;
  }

  return {
    async hash(maxAgeMs) {
      if (now() - heard.at <= maxAgeMs) return heard.hash;
      underway ??= request();
      return underway;
    },
    newest: (otherwise) => heard.hash || otherwise,
  };
}
