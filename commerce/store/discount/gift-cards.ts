import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { GiftCardBalance } from '../../domain/gift-card/applied-gift-cards.ts';
import type { Money } from '../../domain/money/money.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 characters of 32: 80 random bits, nothing to guess. */
const newCode = (): string => [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Spaces and dashes are for reading; case does not matter. */
const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const hashCode = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();

/** Makes a gift card and tells its code, which is kept nowhere. */
export async function issueGiftCard(
  tx: CommerceTx,
  { amount, currency }: Money,
  options: { code?: string; expiresAt?: Date } = {},
): Promise<{ id: number; code: string }> {
  const code = options.code ?? newCode();
  const { id } = await tx
    .insertInto('commerce.gift_card')
    .values({
      code_sha256: hashCode(code),
      last_characters: plainCode(code).slice(-4),
      currency,
      balance: amount,
      expires_at: options.expiresAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('commerce.gift_card_entry')
    .values({ gift_card_id: id, key: 'issued', amount, reason: 'issued' })
    .execute();
  return { id, code };
}

/** Gives a card a new code, which is kept nowhere; the one before opens nothing any more. Undefined for one that was taken back. */
export async function recodeGiftCard(
  tx: CommerceTx,
  id: number,
): Promise<{ code: string; balance: Money } | undefined> {
  const code = newCode();
  const row = await tx
    .updateTable('commerce.gift_card')
    .set({ code_sha256: hashCode(code), last_characters: code.slice(-4) })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning(['balance', 'currency'])
    .executeTakeFirst();
  return row && { code, balance: { amount: row.balance, currency: row.currency } };
}

/** A code in groups of four, as it is read aloud and typed. */
export const readableCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

interface CardRow {
  id: number;
  last_characters: string;
  currency: string;
  balance: number;
}

const parseCard = (row: CardRow): GiftCardBalance => ({
  id: row.id,
  lastCharacters: row.last_characters,
  balance: { amount: row.balance, currency: row.currency },
});

/** The usable cards with these codes, by the code as it was given. */
export async function findGiftCards(
  db: CommerceDb | CommerceTx,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, GiftCardBalance>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('commerce.gift_card')
    .selectAll()
    .where('code_sha256', 'in', codes.map(hashCode))
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
  const byHash = new Map(rows.map((row) => [row.code_sha256.toString('hex'), parseCard(row)]));
  return new Map(
    codes.flatMap((code) => {
      const card = byHash.get(hashCode(code).toString('hex'));
      return card ? [[code, card] as const] : [];
    }),
  );
}

/** The cards with these ids in the given order, those that cannot be used any more left out. */
export async function giftCardsByIds(
  db: CommerceDb | CommerceTx,
  ids: readonly number[],
  now: Date,
): Promise<GiftCardBalance[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('commerce.gift_card')
    .select(['id', 'last_characters', 'currency', 'balance'])
    .where('id', 'in', [...ids])
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, parseCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Moves money on a card: less than nothing pays, more than nothing brings back. Once for each key, whoever asks again; false
 * where the card does not hold enough. The card's row is locked by the update, so two payments never spend the same money.
 */
async function move(
  tx: CommerceTx,
  id: number,
  key: string,
  amount: number,
  reason: 'paid' | 'refunded',
): Promise<boolean> {
  const entry = await sql`
    insert into commerce.gift_card_entry (gift_card_id, key, amount, reason) values (${id}, ${key}, ${amount}, ${reason})
    on conflict do nothing returning key`.execute(tx);
  if (entry.rows.length === 0) return true;
  // a card that was taken back meanwhile pays for nothing
  const moved = await sql`
    update commerce.gift_card set balance = balance + ${amount}
    where id = ${id} and balance + ${amount} >= 0 and (${amount} >= 0 or disabled_at is null) returning id`.execute(tx);
  if (moved.rows.length > 0) return true;
  await sql`delete from commerce.gift_card_entry where gift_card_id = ${id} and key = ${key}`.execute(tx);
  return false;
}

/** Pays with a card; false where it does not hold as much. Asked again with the same key it pays nothing more. */
export function payWithGiftCard(tx: CommerceTx, id: number, amount: number, key: string): Promise<boolean> {
  return move(tx, id, key, -amount, 'paid');
}

/** Brings money back onto a card, once for each key. */
export async function refundGiftCard(tx: CommerceTx, id: number, amount: number, key: string): Promise<void> {
  await move(tx, id, key, amount, 'refunded');
}
