/** How the server answered a request for data. */
export type Answer =
  | { kind: 'found'; text: string }
  /** 404. */
  | { kind: 'missing' }
  /** 500: asking again would not help. */
  | { kind: 'broken' }
  /** Anything else, after all retries. */
  | { kind: 'unreachable'; error: Error };

/** What the outside world looks like; given from outside so that failure can be rehearsed. */
export interface Network {
  fetch(url: string, init: RequestInit): Promise<Response>;
  online(): boolean;
  wait(milliseconds: number): Promise<void>;
}

/** Pauses before the second, third and fourth request. */
const RETRY_PAUSES = [200, 600, 1500];
const TIMEOUT_MS = 10_000;

async function request(network: Network, url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await network.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 200) return { kind: 'found', text: await response.text() };
    if (response.status === 404) return { kind: 'missing' };
    if (response.status === 500) return { kind: 'broken' };
    return { kind: 'unreachable', error: new Error(`${url} answered ${response.status}`) };
  } catch (error) {
    return { kind: 'unreachable', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Asks up to four times, unless the browser knows itself offline, or told otherwise. Never rejects. */
export async function fetchAnswer(
  network: Network,
  url: string,
  init: RequestInit = {},
  pauses: readonly number[] = RETRY_PAUSES,
): Promise<Answer> {
  for (const pause of pauses) {
    const answer = await request(network, url, init);
    if (answer.kind !== 'unreachable' || !network.online()) return answer;
    await network.wait(pause);
  }
  return request(network, url, init);
}
