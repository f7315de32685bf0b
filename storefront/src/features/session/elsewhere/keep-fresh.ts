import { type Renewal, type SessionStore, SIGNED_OUT } from '../session-state.ts';
import type { StoredSession } from '../stored-session.ts';
import type { AccessToken } from '../stored-token.ts';
import type { TokenRefusal } from './ask-tokens.ts';
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

/** Moves a token of account pages on where it is nearly over, and has itself called again in time for the next. */
export function keepFresh({ store, stored, source, now, onRefused, onDue }: Keeping): () => Promise<void> {
  const read = () => stored.read(now());

  function goOnWith(accessToken: string, renewal?: Renewal): void {
    if (store.getState().token === accessToken) return;
    store.setState({ phase: 'customer', token: accessToken, ...(renewal && { renewal }) });
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
    if (after.refreshToken !== before.refreshToken) return goOnWith(after.accessToken);
    if (typeof fresh === 'string') return doWithout(fresh, after);
    stored.write(fresh);
    // In pages that knew the one before nothing else changes: it is the same customer.
    goOnWith(fresh.accessToken, { from: before.accessToken, to: fresh.accessToken });
  }

  return async function freshen(): Promise<void> {
    const kept = read();
    if (!kept?.refreshToken) return;
    // From a time when the shop had account pages.
    if (!source) return onRefused();
    if (isDue(kept, now())) await refresh(kept, source);
    const next = read();
    if (!next?.refreshToken) return;
    const due = Date.parse(next.expiresAt) - now() - DUE_BEFORE_MS;
    source.later(onDue, Math.min(LONGEST_MS, Math.max(REST_MS, due)));
  };
}
