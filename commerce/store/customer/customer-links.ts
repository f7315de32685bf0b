import { LINK_LIFETIME_MS, LINK_PAUSE_MS, type LinkKind } from '../../domain/customer/account-links.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { hashSecretToken, newSecretToken } from './access-tokens.ts';

/** Makes a link's token; an older one of the same kind works no longer. */
export async function createLinkToken(tx: CommerceTx, customerId: number, kind: LinkKind, now: Date): Promise<string> {
  await voidLinks(tx, customerId, kind, now);
  const token = newSecretToken();
  await tx
    .insertInto('commerce.customer_link')
    .values({
      token_sha256: hashSecretToken(token),
      customer_id: customerId,
      purpose: kind,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_LIFETIME_MS[kind]),
    })
    .execute();
  return token;
}

/** Whether an email with such a link was written just now, so that another one would only be a nuisance. */
export async function wasLinkJustSent(
  db: CommerceDb | CommerceTx,
  customerId: number,
  kind: LinkKind,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('commerce.customer_link')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', kind)
    .where('created_at', '>', new Date(now.getTime() - LINK_PAUSE_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** A link as somebody holds it. */
export interface HeldLink {
  customerId: number;
  kind: LinkKind;
  token: string;
}

/** Whether a link would be taken now, before anything dear is done for it; undefined when there is no such link. */
export async function findLinkState(
  db: CommerceDb,
  { customerId, kind, token }: HeldLink,
  now: Date,
): Promise<'good' | 'used' | 'expired' | undefined> {
  const row = await db
    .selectFrom('commerce.customer_link')
    .select(['used_at', 'expires_at'])
    .where('token_sha256', '=', hashSecretToken(token))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', kind)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.used_at) return 'used';
  return row.expires_at > now ? 'good' : 'expired';
}

/** Takes a token, once: of any number at the same time, one is told true. */
export async function useLink(tx: CommerceTx, link: HeldLink, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('commerce.customer_link')
    .set({ used_at: now })
    .where('token_sha256', '=', hashSecretToken(link.token))
    .where('customer_id', '=', link.customerId)
    .where('purpose', '=', link.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on no unused link of the customer works: all kinds, unless one is named. */
export async function voidLinks(tx: CommerceTx, customerId: number, kind: LinkKind | 'all', now: Date): Promise<void> {
  const update = tx
    .updateTable('commerce.customer_link')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null);
  await (kind === 'all' ? update : update.where('purpose', '=', kind)).execute();
}
