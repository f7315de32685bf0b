import type { CommerceTx } from '../store/commerce-database.ts';
import { type AccessToken, createAccessToken, deleteAccessTokensOf } from '../store/customer/access-tokens.ts';
import { forgetChosenPassword } from '../store/customer/chosen-passwords.ts';
import { voidLinks } from '../store/customer/customer-links.ts';
import { type CustomerRecord, setPassword } from '../store/customer/customers.ts';
import { queueEmail } from '../store/outbox/emails.ts';

/**
 * What a new password means, all in one transaction (reliability D8): every session and every unused link ends, the
 * owner is told by email, and a session begins for who set it. Undefined when staff have closed the account.
 */
export async function newPassword(
  tx: CommerceTx,
  customerId: number,
  passwordHash: string,
  now: Date,
): Promise<{ customer: CustomerRecord; accessToken: AccessToken } | undefined> {
  const customer = await setPassword(tx, customerId, passwordHash, now);
  if (!customer) return undefined;
  await deleteAccessTokensOf(tx, customerId);
  await voidLinks(tx, customerId, 'all', now);
  await forgetChosenPassword(tx, customerId);
  await queueEmail(tx, { topic: 'password-changed', payload: { customerId } });
  return { customer, accessToken: await createAccessToken(tx, customerId, now) };
}
