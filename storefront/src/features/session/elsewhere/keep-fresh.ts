import { type SessionStore, SIGNED_OUT } from '../session-state.ts';
import type { StoredSession } from '../stored-session.ts';
import { type AccessToken, isGood } from '../stored-token.ts';
import { claimsOf, type TokenRefusal } from './ask-tokens.ts';
import { DUE_BEFORE_MS, isDue, type TokenSource } from './token-source.ts';

/** No sooner than this is anything asked again. */
const REST_MS = 20_000;
/** Browsers count no further; who stays that long is looked at again. */
const LONGEST_MS = 24 * 60 * 60_000;

interface Keeping {
  store: SessionStore;
  stored: StoredSession;
  source: TokenSource | undefined;
  now: () => number;
  /** The account pages know the token no longer. */
  onRefused: () => void;
  /** It is time to look again. */
  onDue: () => void;
}

/** Keeps a page's token the one to go on with. */
interface Fresh {
  /** Goes on with what another tab has stored, where this page has somebody's token already. */
  follow(): void;
  /** Moves a token of account pages on where it is nearly over, and has itself called again in time for the next. */
  freshen(): Promise<void>;
}

/** Whether two tokens are one customer's, by what their id tokens say. */
function isOfOne(before: AccessToken, after: AccessToken): boolean {
  const { sub } = claimsOf(after);
  return sub !== undefined && sub === claimsOf(before).sub;
}

/** Follows the tokens of the provider's account pages, which are over after an hour or two. */
export function keepFresh({ store, stored, source, now, onRefused, onDue }: Keeping): Fresh {
  const read = () => stored.read(now());
  /** What this page goes on with, as it was stored. */
  let seen: AccessToken | undefined;

  /** In pages that knew the one before nothing else changes where it is the same customer's. */
  function goOnWith(next: AccessToken, before?: AccessToken): void {
    const { accessToken } = next;
    seen = next;
    if (store.getState().token === accessToken) return;
    const theirs = before ? { renewal: { from: before.accessToken, to: accessToken } } : SIGNED_OUT;
    store.setState({ ...theirs, phase: 'customer', token: accessToken });
  }

  function follow(): void {
    const kept = read();
    const { token } = store.getState();
    if (!kept?.idToken || !token || !isGood(kept, now())) return;
    goOnWith(kept, seen?.accessToken === token && isOfOne(seen, kept) ? seen : undefined);
  }

  /** Nothing is forgotten where nobody answered: whoever comes back later may still be let in. */
  function doWithout(refusal: TokenRefusal, { expiresAt }: AccessToken): void {
    if (refusal !== 'busy') onRefused();
    else if (Date.parse(expiresAt) <= now()) store.setState({ ...SIGNED_OUT });
  }

  async function refresh(before: AccessToken, from: TokenSource): Promise<void> {
    const fresh = await from.refresh(read);
    const after = read();
    // Signed out here meanwhile.
    if (!fresh || !after) return;
    // Another tab has moved on, or signed in as somebody else.
    if (after.refreshToken !== before.refreshToken) return goOnWith(after, isOfOne(before, after) ? before : undefined);
    if (typeof fresh === 'string') return doWithout(fresh, after);
    stored.write(fresh);
    goOnWith(fresh, before);
  }

  async function freshen(): Promise<void> {
    const kept = read();
    if (!kept?.refreshToken) return;
    // From a time when the shop had account pages.
    if (!source) return onRefused();
    if (isDue(kept, now())) await refresh(kept, source);
    const next = read();
    if (!next?.refreshToken) return;
    const due = Date.parse(next.expiresAt) - now() - DUE_BEFORE_MS;
    source.later(onDue, Math.min(LONGEST_MS, Math.max(REST_MS, due)));
  }

  return { follow, freshen };
}
