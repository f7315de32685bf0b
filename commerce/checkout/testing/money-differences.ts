import { sql } from 'kysely';
import type { CommerceDb } from '../../store/commerce-database.ts';

/** Differences between what should be equal, each zero in sound books. */
export interface MoneyDifferences {
  /** What cards were charged and keep, against what orders took from cards and did not give back. */
  cards: number;
  /** What gift cards hold, against what was put on them and what orders took and gave back. */
  giftCards: number;
  /** Gift cards whose balance is not what their own ledger says. */
  ledgers: number;
  /** Units on hand and in orders against those there were. */
  units: number;
  reserved: number;
  /** Orders that gave back more than they took. */
  overRefunded: number;
  /** Codes whose count is not the number of orders that have them. */
  codes: number;
  /** Payments that have not come to an end. */
  live: number;
}

export const NO_DIFFERENCES: MoneyDifferences = {
  cards: 0,
  giftCards: 0,
  ledgers: 0,
  units: 0,
  reserved: 0,
  overRefunded: 0,
  codes: 0,
  live: 0,
};

/** Holds the books of a whole shop, of which there were once so many units, against each other. */
export async function moneyDifferences(db: CommerceDb, units: number): Promise<MoneyDifferences> {
  const { rows } = await sql<MoneyDifferences>`
    select
      (select coalesce(sum(amount), 0) from commerce.test_gateway_charge where status = 'paid')::int
        - (select coalesce(sum(amount), 0) from commerce.test_gateway_refund)::int
        - (select coalesce(sum(total - gift_card_amount - (refunded - refunded_gift_card)), 0) from commerce."order")::int as cards,
      (select coalesce(sum(balance), 0) from commerce.gift_card)::int
        - (select coalesce(sum(amount), 0) from commerce.gift_card_entry where reason = 'issued')::int
        + (select coalesce(sum(gift_card_amount - refunded_gift_card), 0) from commerce."order")::int as "giftCards",
      (select count(*) from commerce.gift_card as card where balance <> (
        select sum(amount) from commerce.gift_card_entry where gift_card_id = card.id))::int as ledgers,
      (select sum(on_hand) from commerce.variant)::int
        + (select coalesce(sum(quantity - removed), 0) from commerce.order_line)::int - ${units} as units,
      (select sum(reserved) from commerce.variant)::int as reserved,
      (select count(*) from commerce."order" where refunded > total)::int as "overRefunded",
      (select count(*) from commerce.discount_code as code where used <> (
        select count(*) from commerce."order" where discount_codes @> array[code.code]))::int as codes,
      (select count(*) from commerce.checkout_attempt where phase not in ('done', 'failed'))::int as live`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The books are empty.');
  return found;
}
