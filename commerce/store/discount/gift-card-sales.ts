import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { issueGiftCard } from './gift-cards.ts';

/** A gift card of an order, by the line it was bought with. */
export interface SoldGiftCard {
  giftCardId: number;
  orderId: number;
  /** Of the line in its order. */
  position: number;
}

/** Makes the cards of a line, one for each item. Their codes are told to nobody yet (`recodeGiftCard`). */
export async function sellGiftCards(
  tx: CommerceTx,
  line: { orderId: number; position: number; quantity: number; unitPrice: number; currency: string },
): Promise<number[]> {
  const ids: number[] = [];
  for (let piece = 1; piece <= line.quantity; piece += 1) {
    const { id } = await issueGiftCard(tx, { amount: line.unitPrice, currency: line.currency });
    await tx
      .insertInto('commerce.gift_card_sale')
      .values({ gift_card_id: id, order_id: line.orderId, position: line.position, piece })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** The order and the line a card was bought with; undefined for one that staff made. */
export async function findGiftCardSale(
  db: CommerceDb | CommerceTx,
  giftCardId: number,
): Promise<SoldGiftCard | undefined> {
  const row = await db
    .selectFrom('commerce.gift_card_sale')
    .select(['gift_card_id', 'order_id', 'position'])
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst();
  return row && { giftCardId: row.gift_card_id, orderId: row.order_id, position: row.position };
}

interface CardOfOrder {
  id: number;
  position: number;
  is_whole: boolean;
}

/**
 * Takes cards of an order back, for items whose price is given back: only cards nobody has paid with. Returns the first
 * line of which too few are left, in which case nothing is changed. Lines that are no gift cards are passed over.
 */
export async function takeGiftCardsBack(
  tx: CommerceTx,
  orderId: number,
  lines: ReadonlyArray<{ position: number; quantity: number }>,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<CardOfOrder>`
    select card.id, sale.position, card.balance = entry.amount as is_whole
    from commerce.gift_card_sale as sale
    join commerce.gift_card as card on card.id = sale.gift_card_id
    join commerce.gift_card_entry as entry on entry.gift_card_id = card.id and entry.key = 'issued'
    where sale.order_id = ${orderId} and card.disabled_at is null
    order by card.id for update of card`.execute(tx);
  const sold = await tx
    .selectFrom('commerce.gift_card_sale')
    .select('position')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  const taken: number[] = [];
  for (const { position, quantity } of lines) {
    if (!sold.some((sale) => sale.position === position)) continue;
    const whole = rows.filter((card) => card.position === position && card.is_whole).slice(0, quantity);
    if (whole.length < quantity) return position;
    taken.push(...whole.map(({ id }) => id));
  }
  if (taken.length > 0)
    await tx.updateTable('commerce.gift_card').set({ disabled_at: now }).where('id', 'in', taken).execute();
  return undefined;
}

/** Positions of an order's lines that gift cards were sold with. */
export async function giftCardLinesOf(db: CommerceDb | CommerceTx, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('commerce.gift_card_sale')
    .select('position')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  return new Set(rows.map(({ position }) => position));
}
