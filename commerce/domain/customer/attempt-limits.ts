const SECONDS_PER_HOUR = 3_600;

/**
 * How many attempts at something are let through. After the n-th attempt the next one must wait `waits[n - 1]` seconds (the
 * last entry from there on); all are forgotten after `forgetAfter` seconds without one.
 */
export interface AttemptLimit {
  name: string;
  waits: readonly number[];
  forgetAfter: number;
}

const repeat = (count: number, wait: number): number[] => Array.from({ length: count }, () => wait);

/** So many at once, then none until an hour has gone by without one. */
const perHour = (name: string, count: number): AttemptLimit => ({
  name,
  waits: [...repeat(count - 1, 0), SECONDS_PER_HOUR],
  forgetAfter: SECONDS_PER_HOUR,
});

/** Every tenth attempt doubles the wait, and the hundredth makes it an hour. */
const everyTenth = (name: string): AttemptLimit => ({
  name,
  waits: Array.from({ length: 100 }, (_, index) => {
    const attempt = index + 1;
    if (attempt === 100) return SECONDS_PER_HOUR;
    return attempt % 10 === 0 ? 2 ** (attempt / 10) : 0;
  }),
  forgetAfter: SECONDS_PER_HOUR,
});

/**
 * The limits of everything that touches an account from outside. Source: reliability D9, A1, A2, A5. Each is counted
 * before a password is hashed or an email written; a sign-in that succeeds does not count.
 */
export const ATTEMPT_LIMITS = {
  /** One account from one network: two slips are free, the tenth costs an hour. */
  signInFromNetwork: {
    name: 'sign-in, account and network',
    waits: [0, 0, 1, 2, 4, 8, 16, 32, 64, SECONDS_PER_HOUR],
    forgetAfter: 24 * SECONDS_PER_HOUR,
  },
  /** All accounts from one network. */
  signInsOfNetwork: everyTenth('sign-in, network'),
  /** One account from networks it has never been signed in from. */
  signInsToAccount: perHour('sign-in, account', 100),
  accountsOfNetwork: perHour('new account, network', 60),
  /** Numbers that somebody else's account has: whoever asks on and on learns whose customers these people are. */
  takenPhonesOfNetwork: perHour('taken phone, network', 30),
  recoveriesOfNetwork: perHour('recovery, network', 30),
  recoveriesOfAccount: perHour('recovery, account and network', 5),
  /** Wrong activation and reset tokens. */
  tokensOfNetwork: perHour('link, network', 30),
  /** Orders looked for without an account, right or wrong: by who looks, and by which order, wherever they look from. */
  orderFindsOfNetwork: perHour('find order, network', 30),
  orderFindsOfOrder: perHour('find order, number', 60),
} as const satisfies Record<string, AttemptLimit>;
