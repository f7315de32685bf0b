import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { GraphQLError } from 'graphql/index.js';
import { openByLink } from '../../account/open-by-link.ts';
import { type LinkKind, parseAccountLink } from '../../domain/customer/account-links.ts';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { type CustomerError, errorAt } from '../../domain/customer/customer-error.ts';
import { passwordProblem } from '../../domain/customer/password-rules.ts';
import { findLinkState } from '../../store/customer/customer-links.ts';
import { findCustomer } from '../../store/customer/customers.ts';
import type { RequestContext } from '../context.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { countOrRefuse, ofNetwork, takeBack } from './attempts.ts';
import { withHasher } from './hashing.ts';
import { type CustomerPayloadSource, done, refused } from './payload.ts';

const MESSAGES = {
  activate: { name: 'activation', tooMany: 'Activating Customer limit exceeded. Please try again later.' },
  reset: { name: 'reset', tooMany: 'Resetting password limit exceeded. Please try again later.' },
} as const satisfies Record<LinkKind, { name: string; tooMany: string }>;

/** A link's token with the password that goes with it, and where in the arguments both stand. */
interface LinkUse {
  kind: LinkKind;
  customerId: number | undefined;
  token: string;
  password: string;
  /** ['input']; null where the arguments stand alone. */
  at: readonly string[] | null;
}

const tokenInvalid = ({ kind, at }: LinkUse): CustomerError => ({
  code: 'TOKEN_INVALID',
  field: at,
  message: `Invalid ${MESSAGES[kind].name} token`,
});

const alreadyEnabled = ({ at }: LinkUse): CustomerError => ({
  code: 'ALREADY_ENABLED',
  field: at,
  message: 'Account already enabled',
});

const closed = ({ at }: LinkUse): CustomerError => ({
  code: 'CUSTOMER_DISABLED',
  field: at,
  message: 'Customer is disabled',
});

/** By the customer's id and the token, as the shop's pages send them. */
export function byToken(
  kind: LinkKind,
  id: string,
  { token, password }: { token: string; password: string },
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  return takeLink({ kind, customerId: rowIdOf('Customer', id), token, password, at: ['input'] }, context);
}

/** By the whole address of the link. */
export function byUrl(
  kind: LinkKind,
  url: string,
  password: string,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const link = parseAccountLink(url, kind);
  if (!link)
    throw new GraphQLError(`The ${MESSAGES[kind].name} URL is not valid.`, { extensions: { code: 'NOT_FOUND' } });
  return takeLink({ kind, ...link, password, at: null }, context);
}

/**
 * Sets the password a link stands for. Guesses are counted; the token is looked up before a password is hashed, and taken in
 * the transaction that writes it, so that of any number at the same time one succeeds (A5).
 */
async function takeLink(use: LinkUse, context: RequestContext): Promise<CustomerPayloadSource> {
  const { db, now } = context;
  const { kind, customerId, token, password, at } = use;
  const attempt = ofNetwork(ATTEMPT_LIMITS.tokensOfNetwork, context);
  await countOrRefuse([attempt], MESSAGES[kind].tooMany, context);
  if (customerId === undefined) return refused([tokenInvalid(use)]);
  const link = { kind, customerId, token };
  const [state, customer] = await Promise.all([findLinkState(db, link, now()), findCustomer(db, customerId)]);
  if (state === 'used' && kind === 'activate' && customer?.state === 'enabled') return refused([alreadyEnabled(use)]);
  if (state !== 'good' || !customer) return refused([tokenInvalid(use)]);
  // whoever holds a good link is not guessing
  await takeBack([attempt], context);
  const passwordAt = at === null ? ['password'] : [...at, 'password'];
  const errors = errorAt(passwordAt, passwordProblem(password, customer.email));
  if (errors.length > 0) return refused(errors);

  const passwordHash = await withHasher(context, (hasher) => hasher.hash(password));
  return withTx(db, async (tx) => {
    const opened = await openByLink(tx, { link, customer, passwordHash }, now());
    if (opened === 'used') return rollback(refused([tokenInvalid(use)]));
    if (opened === 'closed') return rollback(refused([closed(use)]));
    return commit(done(opened.customer, opened.accessToken));
  });
}
