import type { SessionMemory } from '../document/session-memory.ts';
import { APP_DATA_URL, CLEAR_PATH_RESOURCES, RELOADED_BUILDS_KEY, RELOADED_KEY } from '../names.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';

/** How long anybody waits for the worker to have forgotten. */
const PATIENCE_MS = 500;

/**
 * Tells a controlling service worker to forget what it cached for the build before. Resolves once it has, or after a
 * moment; never rejects.
 */
export function clearWorkerResources(): Promise<void> {
  const controller = navigator.serviceWorker?.controller;
  if (controller?.state !== 'activated') return Promise.resolve();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (): void => {
      port1.close();
      resolve();
    };
    port1.onmessage = done;
    setTimeout(done, PATIENCE_MS);
    controller.postMessage({ type: CLEAR_PATH_RESOURCES }, [port2]);
  });
}

/**
 * Whether the document must be loaded again because the server serves another build than the one running.
 * At most once for each build, so that servers that disagree on theirs send nobody round in circles; and never when the
 * tab cannot remember that it did.
 */
export function mustReload(memory: SessionMemory, serverHash: string, runningHash: string): boolean {
  if (serverHash === '') return false;
  if (serverHash === runningHash) {
    memory.remove(RELOADED_KEY);
    memory.remove(RELOADED_BUILDS_KEY);
    return false;
  }
  const met = memory.get(RELOADED_BUILDS_KEY) ?? '';
  if (met.split(' ').includes(serverHash)) return false;
  return memory.set(RELOADED_BUILDS_KEY, `${met} ${serverHash} ${runningHash}`) && memory.set(RELOADED_KEY, '1');
}

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
