import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { markVerified } from '../../reviews/review-store.ts';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccounts, openAccount } from '../ledger/accounts.ts';
import { directDue, settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { restoreExpired } from '../members/expire-points.ts';
import { ordersOf } from '../orders/order-store.ts';
import { isKept, type OrderFacts } from '../rules/order-facts.ts';

/** A product as the provider knows it. */
export interface ReviewedProduct {
  /** The provider's id, without its prefix. */
  id: string;
  title: string;
}

const isBought = (product: string, orders: readonly OrderFacts[]): boolean =>
  orders.some(
    (order) => order.fulfilledAt !== undefined && isKept(order) && order.snapshot?.products.includes(product),
  );

/**
 * Brings an account to what its reviews are due: points for each of a product that was bought, arrived and was kept, and the word
 * that it was. A review that was written before the order waits for it. The account must be locked.
 */
export async function settleReviewsOf(tx: ServicesTx, account: ClubAccount, at: Date): Promise<void> {
  const reviews = await tx
    .selectFrom('services.club_review')
    .selectAll()
    .where('account', '=', account.id)
    .orderBy('product_handle')
    .execute();
  if (reviews.length === 0) return;
  const orders = (await ordersOf(tx, account.customer)).map(({ facts }) => facts);
  for (const { product, product_handle, product_title, written_at } of reviews) {
    if (product === null) continue;
    const subject = `review:${product_handle}`;
    const due = directDue('review', subject, BONUS_POINTS.review, written_at, { detail: product_title ?? '' });
    const isReal = isBought(product, orders);
    await settle(tx, { account: account.id, subject, dues: isReal ? [due] : [], at });
    if (isReal) await markVerified(tx, account.customer, product_handle);
  }
}

/** Notes that a customer reviewed a product, once for each; the points follow within a round. */
export async function noteReview(tx: ServicesTx, customer: string, productHandle: string, at: Date): Promise<void> {
  const account = await openAccount(tx, { customer, since: at });
  if (account.closed_at) return;
  await tx
    .insertInto('services.club_review')
    .values({ account: account.id, product_handle: productHandle, written_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

const BATCH = 50;
/** As many letters of a title are kept; providers allow more. */
const LONGEST_TITLE = 200;

/** Asks the provider which products were reviewed, and gives the points for those that were bought. */
export async function runReviewRound(
  db: ServicesDb,
  productOf: (handle: string) => Promise<ReviewedProduct | undefined>,
  now: Date,
): Promise<void> {
  const unknown = await db
    .selectFrom('services.club_review')
    .select(['account', 'product_handle', 'written_at'])
    .where('product', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { account: id, product_handle, written_at } of unknown) {
    const product = await productOf(product_handle);
    await withTx(db, async (tx) => {
      const [account] = await lockAccounts(tx, [id]);
      const review = { account: id, product_handle };
      if (!product || !account) {
        await tx
          .deleteFrom('services.club_review')
          .where(({ and }) => and(review))
          .execute();
        return;
      }
      await tx
        .updateTable('services.club_review')
        .set({ product: product.id, product_title: product.title.slice(0, LONGEST_TITLE) })
        .where(({ and }) => and(review))
        .execute();
      await restoreExpired(tx, id, written_at, now);
      await settleReviewsOf(tx, account, now);
      await refreshStanding(tx, account, now);
    });
  }
}
