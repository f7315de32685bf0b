import { sql } from 'kysely';
import type { CommerceTx } from '../commerce-database.ts';
import type { CustomerState } from '../customer-tables.ts';
import { deleteAccessTokensOf } from './access-tokens.ts';
import { voidLinks } from './customer-links.ts';
import { type CustomerRecord, parseCustomer } from './customers.ts';

/** Makes a customer who has been asked to open an account, or marks a guest as one. An account that is open stays as it is. */
export async function inviteCustomer(
  tx: CommerceTx,
  invitation: { email: string; firstName: string | null; lastName: string | null },
  now: Date,
): Promise<CustomerRecord> {
  const row = await tx
    .insertInto('commerce.customer')
    .values({
      email: invitation.email,
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      state: 'invited',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        state: sql<CustomerState>`case when customer.state = 'guest' then 'invited' else customer.state end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseCustomer(row);
}

/** Closes an account: every session and every link ends at once. Orders stay. */
export async function closeAccount(tx: CommerceTx, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('commerce.customer')
    .set({ state: 'disabled', updated_at: now })
    .where('id', '=', customerId)
    .execute();
  await deleteAccessTokensOf(tx, customerId);
  await voidLinks(tx, customerId, 'all', now);
}

/**
 * Opens a closed account again, with the password it had; one that never had one is as it was before an invitation. Says which
 * of them it is now; undefined where it was not closed.
 */
export async function reopenAccount(tx: CommerceTx, customerId: number, now: Date): Promise<CustomerState | undefined> {
  const row = await tx
    .updateTable('commerce.customer')
    .set({
      state: sql<CustomerState>`case when password_hash is null then 'guest' else 'enabled' end`,
      updated_at: now,
    })
    .where('id', '=', customerId)
    .where('state', '=', 'disabled')
    .returning('state')
    .executeTakeFirst();
  return row?.state;
}
