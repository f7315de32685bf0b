import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { GraphQLError } from 'graphql/index.js';
import { releaseCustomer } from '../../cart/change-buyer.ts';
import { type LinkKind, parseAccountLink } from '../../domain/customer/account-links.ts';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { type CustomerError, errorAt } from '../../domain/customer/customer-error.ts';
import { passwordProblem } from '../../domain/customer/password-rules.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { findLinkState, useLink } from '../../store/customer/customer-links.ts';
import { type CustomerRecord, findCustomer } from '../../store/customer/customers.ts';
import { proveMailbox } from '../../store/customer/mailbox-proof.ts';
import { announce } from '../../store/outbox/shop-events.ts';
import type { RequestContext } from '../context.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { countOrRefuse, ofNetwork, takeBack } from './attempts.ts';
import { withHasher } from './hashing.ts';
import { newPassword } from './new-password.ts';
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
    if (!(await useLink(tx, link, now()))) return rollback(refused([tokenInvalid(use)]));
    const opened = await newPassword(tx, customerId, passwordHash, now());
    if (!opened) return rollback(refused([closed(use)]));
    await proven(tx, customer, now());
    if (customer.state !== 'enabled') await announce(tx, [{ topic: 'customers/enable', payload: { customerId } }]);
    return commit(done(opened.customer, opened.accessToken));
  });
}

/**
 * Whoever has followed the link has the mailbox: what guests bought under its address is theirs, and what anybody did with the
 * account before is undone.
 */
async function proven(tx: CommerceTx, customer: CustomerRecord, now: Date): Promise<void> {
  await releaseCustomer(tx, customer.id);
  const orderIds = await proveMailbox(tx, customer, now);
  await announce(
    tx,
    orderIds.map((orderId) => ({ topic: 'orders/updated' as const, payload: { orderId } })),
  );
}
