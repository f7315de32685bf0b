import { setTimeout as wait } from 'node:timers/promises';
import { HasherBusy } from '../../account/password-hasher.ts';
import type { RequestContext } from '../context.ts';
import { throttled } from './denied.ts';

/** Whoever is turned away is told so after a breath: a flood that asks again at once would keep the shop busy saying no. */
const BREATH_MS = 500;

/** Does something with the hasher; more than it can do in time is answered like too many attempts. */
export function withHasher<Result>(
  { hasher }: RequestContext,
  work: (hasher: RequestContext['hasher']) => Promise<Result>,
): Promise<Result> {
  return orLater(() => work(hasher));
}

/** Does all of something that needs a hash, if there is room for one more at it; else it is answered like too many attempts. */
export function inLine<Result>({ hasher }: RequestContext, work: () => Promise<Result>): Promise<Result> {
  return orLater(() => hasher.inLine(work));
}

async function orLater<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HasherBusy)) throw error;
    await wait(BREATH_MS);
    throw throttled('Too many people are signing in at once. Please try again later.');
  }
}
