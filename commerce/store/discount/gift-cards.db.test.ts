import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { findGiftCards, giftCardsByIds, issueGiftCard, payWithGiftCard, refundGiftCard } from './gift-cards.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('gift cards', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  const issue = (amount: number, options = {}) =>
    withTx(test.db, async (tx) => commit(await issueGiftCard(tx, { amount, currency: 'USD' }, options)));
  const pay = (id: number, amount: number, key: string) =>
    withTx(test.db, async (tx) => commit(await payWithGiftCard(tx, id, amount, key)));
  const balance = async (id: number) => (await giftCardsByIds(test.db, [id], NOW))[0]?.balance.amount;

  it('are found by their code, however it is written, and keep no code', async () => {
    const { id, code } = await issue(5000);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
    const written = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    const found = await findGiftCards(test.db, [written, 'NOTHING'], NOW);
    expect([...found]).toEqual([
      [written, { id, lastCharacters: code.slice(-4), balance: { amount: 5000, currency: 'USD' } }],
    ]);
    const { rows } = await sql<{ row: string }>`select gift_card::text as row from commerce.gift_card`.execute(test.db);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('that are over or blocked are not found', async () => {
    const over = await issue(100, { expiresAt: NOW });
    const blocked = await issue(100);
    await test.db.updateTable('commerce.gift_card').set({ disabled_at: NOW }).where('id', '=', blocked.id).execute();
    expect((await findGiftCards(test.db, [over.code, blocked.code], NOW)).size).toBe(0);
    expect(await giftCardsByIds(test.db, [over.id, blocked.id], NOW)).toEqual([]);
  });

  it('never pay more than they hold, with 50 payments at once', async () => {
    const { id } = await issue(1000);
    const paid = await Promise.all(Array.from({ length: 50 }, (_none, index) => pay(id, 90, `order-${index}`)));
    expect(paid.filter(Boolean)).toHaveLength(11);
    expect(await balance(id)).toBe(10);
  });

  it('move once for each key', async () => {
    const { id } = await issue(1000);
    expect(await Promise.all(Array.from({ length: 10 }, () => pay(id, 300, 'order-1')))).toEqual(Array(10).fill(true));
    expect(await balance(id)).toBe(700);
    const refund = () => withTx(test.db, (tx) => refundGiftCard(tx, id, 300, 'refund-1'));
    await Promise.all([refund(), refund(), refund()]);
    expect(await balance(id)).toBe(1000);
  });

  it('hold what their books say, to the last unit', async () => {
    const { rows } = await sql<{ off: number }>`
      select count(*)::int as off from commerce.gift_card as card
      where card.balance <> (select sum(amount) from commerce.gift_card_entry where gift_card_id = card.id)`.execute(
      test.db,
    );
    expect(rows).toEqual([{ off: 0 }]);
    await expect(sql`update commerce.gift_card set balance = -1`.execute(test.db)).rejects.toThrow(
      /gift_card_balance_check/,
    );
  });
});
