import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { DeclineReason } from '../domain/checkout/attempt.ts';
import { type Card, lastFour } from '../domain/checkout/card.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import type { ChargeOutcome, ChargeRequest, PaymentGateway, TestCard } from './gateway.ts';

/** Cards that pay: the numbers that payment companies publish for tests. No real card is ever charged, or even passed on. */
const PAYING_CARDS: ReadonlySet<string> = new Set(['4242424242424242', '5555555555554444', '378282246310005']);

/** How a card number ends decides what happens, so that a person can see every outcome too. */
const DECLINED_ENDINGS: Readonly<Record<string, DeclineReason>> = { '0002': 'declined', '9995': 'insufficient-funds' };
const SILENT_BEFORE_CHARGE = '0044';
const SILENT_AFTER_CHARGE = '0077';

/** What the page tells about them. */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'pays.' },
  { number: '4000 0000 0000 0002', effect: 'is declined.' },
  { number: '4000 0000 0000 9995', effect: 'has not enough on it.' },
  { number: '4000 0000 0000 0044', effect: 'goes quiet before any money moves.' },
  { number: '4000 0000 0000 0077', effect: 'pays, but the answer gets lost.' },
];

function decline(card: Card): DeclineReason | undefined {
  const ending = lastFour(card);
  if (ending === SILENT_AFTER_CHARGE || PAYING_CARDS.has(card.number)) return undefined;
  return DECLINED_ENDINGS[ending] ?? 'not-a-test-card';
}

/** What a gateway that has lost the answer looks like from here: nothing, until the caller gives up. */
async function saysNothing(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error('The payment gateway did not answer in time.');
}

interface LedgerRow {
  status: ChargeOutcome['status'];
  reason: string | null;
  reference: string;
}

const isDeclineReason = (reason: string | null): reason is DeclineReason =>
  reason === 'declined' || reason === 'insufficient-funds' || reason === 'not-a-test-card';

function outcomeOf({ status, reason, reference }: LedgerRow): ChargeOutcome {
  if (status === 'paid') return { status, reference };
  if (status === 'declined') return { status, reason: isDeclineReason(reason) ? reason : 'declined' };
  return { status };
}

/**
 * A gateway that moves no money. It stands in for another company, so it keeps books of its own
 * (commerce.test_gateway_charge) in statements of its own, and the checkout reads them only through {@link PaymentGateway}.
 */
export function createTestGateway(db: CommerceDb): PaymentGateway {
  const ledger = 'commerce.test_gateway_charge';

  const read = (key: string) => db.selectFrom(ledger).selectAll().where('key', '=', key).executeTakeFirst();

  /** Writes the entry unless the key has one; true when it was written now. */
  async function enter(
    entry: Omit<LedgerRow, 'reference'> & { key: string; amount: number; currency: string; card_last4: string | null },
  ) {
    const written = await db
      .insertInto(ledger)
      .values({ ...entry, reference: `test_${randomUUID()}` })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    return written !== undefined;
  }

  async function readOrThrow(key: string) {
    const row = await read(key);
    if (!row) throw new Error('The ledger of the test gateway has lost an entry.');
    return row;
  }

  return {
    testCards: TEST_CARDS,

    async charge({ key, money, card }: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome> {
      if (lastFour(card) === SILENT_BEFORE_CHARGE) return saysNothing(signal);
      const reason = decline(card);
      const isNew = await enter({
        key,
        status: reason ? 'declined' : 'paid',
        reason: reason ?? null,
        amount: money.amount,
        currency: money.currency,
        card_last4: lastFour(card),
      });
      if (isNew && lastFour(card) === SILENT_AFTER_CHARGE) return saysNothing(signal);
      const row = await readOrThrow(key);
      const isSame = row.amount === money.amount && row.currency === money.currency;
      if (row.status !== 'closed' && !isSame) throw new Error('This key was used for another amount.');
      return outcomeOf(row);
    },

    async find(key: string): Promise<ChargeOutcome | undefined> {
      const row = await read(key);
      return row && outcomeOf(row);
    },

    async close(key: string): Promise<ChargeOutcome> {
      await enter({ key, status: 'closed', reason: null, amount: 0, currency: 'USD', card_last4: null });
      return outcomeOf(await readOrThrow(key));
    },

    async refund(key: string): Promise<void> {
      await db
        .updateTable(ledger)
        .set({ status: 'refunded' })
        .where('key', '=', key)
        .where('status', '=', 'paid')
        .execute();
    },
  };
}
