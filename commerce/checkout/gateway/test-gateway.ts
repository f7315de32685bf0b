import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { DeclineReason } from '../../domain/checkout/attempt.ts';
import { type Card, lastFour } from '../../domain/checkout/card.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { BankChallenge, ChargeOutcome, ChargeRequest, PartRefund, PaymentGateway, TestCard } from './gateway.ts';
import { signedEvent, testGatewayEvents } from './test-gateway-events.ts';

/** Cards that pay: the numbers that payment companies publish for tests. No real card is ever charged, or even passed on. */
const PAYING_CARDS: ReadonlySet<string> = new Set(['4242424242424242', '5555555555554444', '378282246310005']);

/** How a card number ends decides what happens, so that a person can see every outcome too. */
const DECLINED_ENDINGS: Readonly<Record<string, DeclineReason>> = { '0002': 'declined', '9995': 'insufficient-funds' };
const SILENT_BEFORE_CHARGE = '0044';
const SILENT_AFTER_CHARGE = '0077';
const TO_BE_CONFIRMED = '3220';

/** What the page tells about them. */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'pays.' },
  { number: '4000 0000 0000 3220', effect: 'asks you at the bank first.' },
  { number: '4000 0000 0000 0002', effect: 'is declined.' },
  { number: '4000 0000 0000 9995', effect: 'has not enough on it.' },
  { number: '4000 0000 0000 0044', effect: 'goes quiet before any money moves.' },
  { number: '4000 0000 0000 0077', effect: 'pays, but the answer gets lost.' },
];

/** Where the bank of the test gateway asks. */
const TEST_BANK_PATH = '/checkouts/test-bank/';

type Status = 'paid' | 'declined' | 'closed' | 'refunded' | 'confirming';

function verdict(card: Card): { status: Status; reason: DeclineReason | null } {
  const ending = lastFour(card);
  if (ending === TO_BE_CONFIRMED) return { status: 'confirming', reason: null };
  if (ending === SILENT_AFTER_CHARGE || PAYING_CARDS.has(card.number)) return { status: 'paid', reason: null };
  return { status: 'declined', reason: DECLINED_ENDINGS[ending] ?? 'not-a-test-card' };
}

/** What a gateway that has lost the answer looks like from here: nothing, until the caller gives up. */
async function saysNothing(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error('The payment gateway did not answer in time.');
}

interface LedgerRow {
  status: Status;
  reason: string | null;
  reference: string;
}

const DECLINES: ReadonlySet<string> = new Set<DeclineReason>([
  'declined',
  'insufficient-funds',
  'not-a-test-card',
  'not-confirmed',
]);
const isDeclineReason = (reason: string | null): reason is DeclineReason => reason !== null && DECLINES.has(reason);

function outcomeOf({ status, reason, reference }: LedgerRow): ChargeOutcome {
  switch (status) {
    case 'paid':
      return { status, reference };
    case 'declined':
      return { status, reason: isDeclineReason(reason) ? reason : 'declined' };
    case 'confirming':
      return { status: 'confirmation', url: `${TEST_BANK_PATH}${reference}` };
    case 'closed':
    case 'refunded':
      return { status };
  }
}

export interface TestGatewayOptions {
  /** What its events are signed with; random unless told. */
  eventSecret?: string;
  /** Called with an event to deliver, when something became of a payment that the shop may not have heard of. */
  notify?: (event: Request) => void;
}

/**
 * A gateway that moves no money. It stands in for another company, so it keeps books of its own
 * (commerce.test_gateway_charge, commerce.test_gateway_refund) in statements of its own, and the checkout reads them only
 * through {@link PaymentGateway}.
 */
export function createTestGateway(db: CommerceDb, options: TestGatewayOptions = {}): PaymentGateway {
  const ledger = 'commerce.test_gateway_charge';
  const secret = options.eventSecret ?? randomBytes(32).toString('hex');
  const notify = (key: string): void => options.notify?.(signedEvent(key, secret, new Date()));

  const read = (key: string) => db.selectFrom(ledger).selectAll().where('key', '=', key).executeTakeFirst();

  /** Writes the entry unless the key has one; true when it was written now. */
  async function enter(
    entry: Omit<LedgerRow, 'reference'> & {
      key: string;
      amount: number;
      currency: string;
      card_last4: string | null;
      return_to?: string;
    },
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

  /** A charge that waits for a word gets its end, once. */
  async function endConfirmation(
    where: { key: string } | { reference: string },
    status: Status,
    reason: string | null,
  ) {
    const [column, value] = 'key' in where ? (['key', where.key] as const) : (['reference', where.reference] as const);
    const ended = await db
      .updateTable(ledger)
      .set({ status, reason })
      .where(column, '=', value)
      .where('status', '=', 'confirming')
      .returning('key')
      .executeTakeFirst();
    if (ended) notify(ended.key);
  }

  return {
    testCards: TEST_CARDS,
    events: testGatewayEvents(secret),

    async charge({ key, money, card, returnTo }: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome> {
      if (!card) throw new Error('The test gateway has no page to ask for a card on.');
      if (lastFour(card) === SILENT_BEFORE_CHARGE) return saysNothing(signal);
      const isNew = await enter({
        key,
        ...verdict(card),
        amount: money.amount,
        currency: money.currency,
        card_last4: lastFour(card),
        return_to: returnTo,
      });
      if (isNew && lastFour(card) === SILENT_AFTER_CHARGE) {
        notify(key);
        return saysNothing(signal);
      }
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
      await endConfirmation({ key }, 'closed', null);
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

    async refundPart({ chargeKey, refundKey, amount }: PartRefund): Promise<void> {
      const { rows } = await sql`
        with charge as (select key, amount from commerce.test_gateway_charge where key = ${chargeKey} and status = 'paid' for update)
        insert into commerce.test_gateway_refund (refund_key, charge_key, amount)
        select ${refundKey}, charge.key, ${amount} from charge
        where charge.amount >= ${amount} + (
          select coalesce(sum(amount), 0) from commerce.test_gateway_refund
          where charge_key = ${chargeKey} and refund_key <> ${refundKey})
        on conflict (refund_key) do update set refund_key = excluded.refund_key
        returning refund_key`.execute(db);
      if (rows.length === 0) throw new Error('More would go back than came.');
    },

    testBank: {
      async challenge(reference: string): Promise<BankChallenge | undefined> {
        const row = await db.selectFrom(ledger).selectAll().where('reference', '=', reference).executeTakeFirst();
        if (!row?.return_to || !row.card_last4) return undefined;
        return {
          money: { amount: row.amount, currency: row.currency },
          last4: row.card_last4,
          isOpen: row.status === 'confirming',
          returnTo: row.return_to,
        };
      },
      answer: (reference, isApproved) =>
        endConfirmation({ reference }, isApproved ? 'paid' : 'declined', isApproved ? null : 'not-confirmed'),
    },
  };
}
