import { waitingPage } from '../life/waiting-page.ts';
import { createWorkLimit, TooMuchWork } from '../life/work-limit.ts';
import type { Handler } from './http-server.ts';

/** Answered by the provider, the checkout and the services, whatever the method; pages and pictures have queues of their own. */
const WORK_PATHS = ['/api/', '/checkouts/', '/services/', '/bb-wishlist'];

export interface CrowdLimitOptions {
  /** Requests that are worked on at once; one may wait five seconds for a bank. */
  atOnce?: number;
  /** Requests behind them: as many as are answered before somebody gives up waiting. */
  waiting?: number;
}

/** Keeps the shop answering when more is asked of it than it can do: who would wait too long is told so at once. */
export interface CrowdLimit {
  guard(handler: Handler): Handler;
  /** Requests that were not let in, so far. */
  turnedAway(): number;
}

const isWork = ({ method }: Request, path: string): boolean =>
  (method !== 'GET' && method !== 'HEAD') || WORK_PATHS.some((start) => path.startsWith(start));

/** Nothing of the request was looked at, so it may be sent again as it is. */
function crowded({ method, headers }: Request): Response {
  if (!headers.get('accept')?.includes('text/html')) {
    const error = {
      message: 'Too much is asked at once. Ask again in a moment.',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    };
    return Response.json(
      { errors: [error] },
      { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
    );
  }
  const looksAgain = method === 'GET';
  return waitingPage({
    title: 'One moment',
    heading: 'The bay is full for a moment',
    text: looksAgain
      ? 'Your bag is safe. This page looks again by itself.'
      : 'Nothing was sent and nothing was charged. Go back and press once more.',
    looksAgain,
  });
}

export function createCrowdLimit({ atOnce = 100, waiting = 400 }: CrowdLimitOptions = {}): CrowdLimit {
  const inTurn = createWorkLimit(atOnce, waiting);
  let turnedAway = 0;
  return {
    guard: (handler) => async (request, caller) => {
      if (!isWork(request, new URL(request.url).pathname)) return handler(request, caller);
      try {
        return await inTurn(async () => handler(request, caller));
      } catch (error) {
        if (!(error instanceof TooMuchWork)) throw error;
        turnedAway += 1;
        return crowded(request);
      }
    },
    turnedAway: () => turnedAway,
  };
}
