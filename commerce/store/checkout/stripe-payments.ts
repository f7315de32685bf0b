import type { Money } from '../../domain/money/money.ts';
import type { CommerceDb } from '../commerce-database.ts';

/** A payment as it was asked of Stripe. */
export interface StripePayment {
  key: string;
  money: Money;
  /** Of the page the shopper was sent to; null: nobody was. */
  sessionId: string | null;
  /** Nothing is asked under this key any more. */
  closed: boolean;
}

const TABLE = 'commerce.stripe_payment';

export async function findStripePayment(db: CommerceDb, key: string): Promise<StripePayment | undefined> {
  const row = await db.selectFrom(TABLE).selectAll().where('key', '=', key).executeTakeFirst();
  return (
    row && {
      key,
      money: { amount: row.amount, currency: row.currency },
      sessionId: row.session_id,
      closed: row.closed,
    }
  );
}

/** Writes what is about to be asked, unless the key has something; returns what it has. Throws where that is another sum. */
export async function enterStripePayment(
  db: CommerceDb,
  key: string,
  { amount, currency }: Money,
): Promise<StripePayment> {
  await db
    .insertInto(TABLE)
    .values({ key, amount, currency })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const entered = await findStripePayment(db, key);
  if (!entered) throw new Error('A payment that was just written is gone.');
  const { money, closed } = entered;
  if (!closed && (money.amount !== amount || money.currency !== currency))
    throw new Error('The key of a payment was used for another sum.');
  return entered;
}

/** Keeps where the shopper pays; false where the key was closed meanwhile. */
export async function keepStripeSession(db: CommerceDb, key: string, sessionId: string): Promise<boolean> {
  const kept = await db
    .updateTable(TABLE)
    .set({ session_id: sessionId })
    .where('key', '=', key)
    .where('closed', '=', false)
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Closes a key that nobody was sent to pay; returns the session where somebody was. */
export async function closeStripePayment(db: CommerceDb, key: string): Promise<string | undefined> {
  await db
    .insertInto(TABLE)
    .values({ key, amount: 1, currency: 'XXX', closed: true })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ closed: true }).where(`${TABLE}.session_id`, 'is', null),
    )
    .execute();
  return (await findStripePayment(db, key))?.sessionId ?? undefined;
}
