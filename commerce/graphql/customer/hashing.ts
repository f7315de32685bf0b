import type { RequestContext } from '../context.ts';
import { throttled } from './denied.ts';
import { HasherBusy } from './password-hasher.ts';

/** Does something with the hasher; more than it can do in time is answered like too many attempts. */
export async function withHasher<Result>(
  { hasher }: RequestContext,
  work: (hasher: RequestContext['hasher']) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(hasher);
  } catch (error) {
    if (error instanceof HasherBusy) throw throttled('Too many people are signing in at once. Please try again later.');
    throw error;
  }
}
