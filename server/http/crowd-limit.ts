import { isWithin, networkOf } from '@bluebird-bay/contract/network.ts';
import { getPath } from 'hono/utils/url';
import { waitingPage } from '../life/waiting-page.ts';
import { TooMuchWork } from '../life/work-limit.ts';
import type { Caller } from './caller.ts';
import { createRetryAfter } from './crowd-retry-after.ts';
import { createFairTurns } from './fair-turns.ts';
import type { Handler } from './http-server.ts';

/** Answered by the provider, the checkout and the services, whatever the method; pages and pictures have queues of their own. */
const WORK_PATHS = ['/api/', '/checkouts/', '/services/', '/bb-wishlist'];

export interface CrowdLimitOptions {
  /** Requests that are worked on at once; one may wait five seconds for a bank. */
  atOnce?: number;
  /** Of one network: who sends slowly, or asks for what takes long, leaves room for everybody else. */
  eachAtOnce?: number;
  /** Requests behind them: as many as are answered before somebody gives up waiting. */
  waiting?: number;
  /** Nobody waits for longer, however slow the machine is. */
  patienceMs?: number;
}

/** Keeps the shop answering when more is asked of it than it can do: who would wait too long is told so at once. */
export interface CrowdLimit {
  guard(handler: Handler): Handler;
  /** Requests that were not let in, so far. */
  turnedAway(): number;
}

const isWork = ({ method }: Request, path: string): boolean =>
  (method !== 'GET' && method !== 'HEAD') || WORK_PATHS.some((start) => path.startsWith(start));

const MESSAGE = 'Too much is asked at once. Ask again in a moment.';

/**
 * Nothing of the request was looked at, so it may be sent again as it is: the API says so by its word for it, which storefronts
 * know, and everything else by a code in the shape of the services. The status is one that no balancer takes for a shop that is
 * broken, to which it would send nobody, pages and all.
 */
function crowded({ method, headers }: Request, path: string, againAfterSeconds: number): Response {
  const about = { 'retry-after': String(againAfterSeconds), 'cache-control': 'no-store' };
  if (!headers.get('accept')?.includes('text/html')) {
    if (path.startsWith('/api/')) {
      const errors = [{ message: MESSAGE, extensions: { code: 'THROTTLED' } }];
      return Response.json({ errors }, { status: 429, headers: about });
    }
    return Response.json({ error: { code: 'BUSY', message: MESSAGE } }, { status: 429, headers: about });
  }
  const looksAgain = method === 'GET';
  return waitingPage({
    title: 'One moment',
    heading: 'The bay is full for a moment',
    text: looksAgain
      ? 'Your bag is safe. This page looks again by itself.'
      : 'Nothing was sent and nothing was charged. Go back and press once more.',
    looksAgain,
    againAfterSeconds,
    status: 429,
  });
}

export function createCrowdLimit({
  atOnce = 100,
  eachAtOnce = 25,
  waiting = 400,
  patienceMs = 10_000,
}: CrowdLimitOptions = {}): CrowdLimit {
  const inTurn = createFairTurns({ atOnce, eachAtOnce, waiting, patienceMs });
  const retryAfter = createRetryAfter();
  let turnedAway = 0;
  let unnamed = 0;
  /** Where nobody says for whom a request is, each is somebody's. */
  function nameOf({ address }: Caller): string {
    const network = networkOf(address);
    if (!isWithin(network)) return network;
    unnamed += 1;
    return `#${unnamed}`;
  }
  return {
    guard: (handler) => async (request, caller) => {
      // As the app reads it: an address with a letter written as a number is answered like any other.
      const path = getPath(request);
      if (!isWork(request, path)) return handler(request, caller);
      try {
        return await inTurn(nameOf(caller), async () => handler(request, caller));
      } catch (error) {
        if (!(error instanceof TooMuchWork)) throw error;
        turnedAway += 1;
        return crowded(request, path, retryAfter());
      }
    },
    turnedAway: () => turnedAway,
  };
}
