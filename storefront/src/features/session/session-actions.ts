import type { ApiResult, Operation, StorefrontClient } from '../../storefront-api/client.ts';
import {
  CustomerAccessTokenCreate,
  CustomerAccessTokenDelete,
  CustomerAccessTokenRenew,
  CustomerActivate,
  CustomerCreate,
  type CustomerCreateInput,
  CustomerRecover,
  CustomerReset,
  SessionCustomer,
} from '../../storefront-api/generated/operations.ts';
import { type AccountError, type ActionOutcome, outcomeOf } from './account-error.ts';
import { keepFresh } from './elsewhere/keep-fresh.ts';
import type { TokenSource } from './elsewhere/token-source.ts';
import { customerId, plainId } from './plain-id.ts';
import { type SessionStore, SIGNED_OUT } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';
import type { AccessToken } from './stored-token.ts';

/** A request that hangs counts as a lost connection after this long. */
const TIMEOUT_MS = 12_000;
const DAY_MS = 24 * 60 * 60_000;
/** A session lasts thirty days from its last use; it is moved on at most once a day. */
const LASTS_MS = 30 * DAY_MS;
const RENEW_BELOW_MS = 29 * DAY_MS;

/** A token that was given this moment is good: where it is over by this browser's clock, it is the clock that is wrong. */
function byThisClock(token: AccessToken, now: number): AccessToken {
  const isOver = Date.parse(token.expiresAt) <= now;
  return isOver ? { ...token, expiresAt: new Date(now + LASTS_MS).toISOString() } : token;
}

/** Signing in failed behind a sign-up: the account is there, and nobody should be told that nothing was changed. */
const OPEN_ALREADY: AccountError = {
  message:
    'Your account is open, only the signing in got lost on the way. Sign in with the password you have just chosen.',
};

/** A mailed link's secret, with the password that goes with it. */
export interface LinkUse {
  /** The customer's plain id, as it stands in the link. */
  cxid: string;
  token: string;
  password: string;
}

/** What a customer who leaves had in hand; it is to open nothing any more. */
export interface Leaving {
  token: string | undefined;
  /** Of a token from the provider's account pages. */
  idToken?: string | undefined;
}

export interface SessionParts {
  store: SessionStore;
  stored: StoredSession;
  client: () => StorefrontClient;
  now: () => number;
  /** The provider's account pages, where customers sign in on them. */
  source?: TokenSource | undefined;
  /** Called when a customer has left this browser: whatever was kept for them is forgotten. */
  onLeft: () => void;
}

/** Signing up, in and out, and what mailed links are for. Actions answer as specification §5 says. */
export interface Session {
  /** Fetches the customer of the token. A token that is no longer good ends the session; a failure is only logged. */
  load(): Promise<void>;
  /** Signs in as well. Where only that fails, the outcome says that the account is open. */
  signUp(input: CustomerCreateInput): Promise<ActionOutcome>;
  signIn(email: string, password: string): Promise<ActionOutcome>;
  /** A fresh token for whoever knows the password, without touching the session: proof before something grave. */
  prove(email: string, password: string): Promise<AccessToken | readonly AccountError[] | undefined>;
  /** Leaves, and tells the provider. `left` is what the session had, where it is forgotten already. */
  signOut(left?: Leaving): Promise<void>;
  /** Has a link sent; the outcome does not tell whether the address has an account. */
  recover(email: string): Promise<ActionOutcome>;
  activate(use: LinkUse): Promise<ActionOutcome>;
  reset(use: LinkUse): Promise<ActionOutcome>;
  /** Goes on with this token: a sign-in, or a new password, has just made it. */
  adopt(token: AccessToken): Promise<void>;
  /** The provider no longer knows the token: signed out, and told so. */
  end(): void;
}

export function createSession({ store, stored, client, now, source, onLeft }: SessionParts): Session {
  const request = <R, V>(operation: Operation<R, V>, variables: V): Promise<ApiResult<R>> =>
    client().request(operation, variables, { signal: AbortSignal.timeout(TIMEOUT_MS) });

  function leave(): void {
    stored.forget();
    store.setState({ ...SIGNED_OUT });
    onLeft();
  }

  function end(): void {
    leave();
    store.setState({ ended: true });
  }

  async function renewIfDue(accessToken: string): Promise<void> {
    const savedToken = stored.read(now());
    if (savedToken?.refreshToken) return;
    if (savedToken?.accessToken !== accessToken || Date.parse(savedToken.expiresAt) - now() > RENEW_BELOW_MS) return;
    const result = await request(CustomerAccessTokenRenew, { customerAccessToken: accessToken });
    const renewed = result.ok ? result.data.customerAccessTokenRenew?.customerAccessToken : undefined;
    if (renewed && stored.read(now())?.accessToken === accessToken) stored.write(byThisClock(renewed, now()));
  }

  const { follow, freshen } = keepFresh({ store, stored, source, now, onRefused: end, onDue: () => void load() });

  async function fetchCustomer(): Promise<void> {
    await freshen();
    const { token } = store.getState();
    if (!token) return;
    const result = await request(SessionCustomer, { customerAccessToken: token });
    // Meanwhile this tab or another may have signed out, or in as somebody else.
    if (store.getState().token !== token) return;
    if (!result.ok) {
      console.error('Error fetching customer', result.failure.messages);
      return;
    }
    const { customer } = result.data;
    if (!customer) return end();
    store.setState({ customer });
    stored.writeUserId(plainId(customer.id));
    await renewIfDue(token);
  }

  let loading: { token: string | undefined; done: Promise<void> } | undefined;

  /** Whoever asks about a token while it is asked about already waits along. */
  function load(): Promise<void> {
    follow();
    const { token } = store.getState();
    if (loading && loading.token === token) return loading.done;
    const done = fetchCustomer().finally(() => {
      if (loading?.done === done) loading = undefined;
    });
    loading = { token, done };
    return done;
  }

  async function adopt(token: AccessToken): Promise<void> {
    stored.write(byThisClock(token, now()));
    store.setState({ phase: 'customer', token: token.accessToken, ended: false, closed: false });
    await load();
  }

  async function prove(email: string, password: string): ReturnType<Session['prove']> {
    const result = await request(CustomerAccessTokenCreate, { input: { email, password } });
    const outcome = outcomeOf(result, (data) => data.customerAccessTokenCreate, 'Error signing in');
    if (outcome !== true) return outcome;
    return (result.ok && result.data.customerAccessTokenCreate?.customerAccessToken) || undefined;
  }

  async function signIn(email: string, password: string): Promise<ActionOutcome> {
    const proof = await prove(email, password);
    if (!proof || !('accessToken' in proof)) return proof;
    await adopt(proof);
    return true;
  }

  async function useLink({ cxid, token, password }: LinkUse, kind: 'activate' | 'reset'): Promise<ActionOutcome> {
    const id = customerId(cxid);
    const result =
      kind === 'activate'
        ? await request(CustomerActivate, { id, input: { activationToken: token, password } })
        : await request(CustomerReset, { id, input: { resetToken: token, password } });
    const payload = (data: (typeof result & { ok: true })['data']) =>
      'customerActivate' in data ? data.customerActivate : data.customerReset;
    const logged = kind === 'activate' ? 'Error activating account' : 'Error resetting password';
    const outcome = outcomeOf(result, payload, logged);
    const opened = result.ok ? payload(result.data)?.customerAccessToken : undefined;
    if (outcome === true && opened) await adopt(opened);
    return outcome;
  }

  return {
    load,
    signIn,
    prove,
    adopt,
    end,

    async signUp(input) {
      const result = await request(CustomerCreate, { input });
      const outcome = outcomeOf(result, (data) => data.customerCreate, 'Error creating account');
      if (outcome !== true) return outcome;
      store.setState({ newlyRegistered: true, success: true });
      if ((await signIn(input.email, input.password)) === true) return true;
      // Whoever signs in later is let in like everybody, without a welcome.
      store.setState({ newlyRegistered: false, success: false });
      return [OPEN_ALREADY];
    },

    async signOut(left) {
      const { token, idToken } = left ?? { token: store.getState().token, idToken: stored.read(now())?.idToken };
      leave();
      store.setState({ ended: false });
      if (source && idToken) return source.leave(idToken);
      if (!token) return;
      const result = await request(CustomerAccessTokenDelete, { customerAccessToken: token });
      if (!result.ok && result.failure.kind !== 'refused') console.error('Error signing out', result.failure.messages);
    },

    async recover(email) {
      const outcome = outcomeOf(
        await request(CustomerRecover, { email }),
        (data) => data.customerRecover,
        'Error recovering password',
      );
      // The hosted provider tells where there is no account; whoever asks is told the same either way.
      const hasNoAccount = Array.isArray(outcome) && outcome.every(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');
      store.setState({ success: hasNoAccount || outcome === true });
      return hasNoAccount || outcome;
    },

    activate: (use) => useLink(use, 'activate'),
    reset: (use) => useLink(use, 'reset'),
  };
}
