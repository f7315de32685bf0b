import { paths } from '../../../paths.ts';
import { accountPages } from '../../../storefront-api/account-pages.ts';
import { tabValues } from '../../storage/guarded-storage.ts';
import { session } from '../session.ts';
import { sessionStore } from '../session-state.ts';
import { beginSignIn, canProve } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { SignInProblem } from './sign-in-problems.ts';
import { walksIn } from './walk.ts';

export { isAnswer } from './finish-sign-in.ts';

const walks = walksIn(tabValues);
const redirectUri = (): string => window.location.origin + paths.signIn();

/** Whether this tab left for the account pages and came back without a word of theirs. */
export const isUnderWay = (): boolean => walks.isUnderWay(Date.now());

/** Leaves for the account pages, in the place of this page; answers why where that cannot be. Nobody wants back to a sign-in. */
export async function leaveForAccountPages(wanted: string | undefined): Promise<SignInProblem | undefined> {
  const back = wanted?.startsWith('/account/') ? undefined : wanted;
  const pages = accountPages();
  if (!pages) return 'refused';
  if (!canProve()) return 'unproven';
  const address = await beginSignIn(back, { pages, walks, redirectUri: redirectUri(), now: Date.now() });
  window.location.replace(address);
  return undefined;
}

/** Takes an answer of the account pages, and signs in with it. */
export async function arrive(search: string): Promise<{ problem?: SignInProblem; back: string | undefined }> {
  const pages = accountPages();
  if (!pages) return { problem: 'refused', back: undefined };
  const arrival = await finishSignIn(search, {
    pages,
    walks,
    redirectUri: redirectUri(),
    fetch: (...asked) => fetch(...asked),
    now: Date.now,
  });
  const { back } = arrival;
  if ('problem' in arrival) return { problem: arrival.problem, back };
  await (await session()).adopt(arrival.token);
  if (sessionStore.getState().phase === 'customer') return { back };
  sessionStore.setState({ ended: false });
  return { problem: 'unknown', back };
}
