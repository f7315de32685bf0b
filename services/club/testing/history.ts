import { type Random, randomFrom } from '@bluebird-bay/commerce/testing/random.ts';
import { aToldCustomer, aToldOrder, aToldRefund, type ToldOrderOptions } from './told.ts';

/** One webhook; `order` is undefined for one about a customer. */
export interface ToldWebhook {
  id: string;
  topic: string;
  body: object;
  order: number | undefined;
  /** Whether a later webhook of its order says all that this one does. */
  isCovered: boolean;
}

/** What happened, before anybody was told of it: every number is made of the seed and `first`, from which ids count. */
export interface History {
  customers: readonly number[];
  webhooks: readonly ToldWebhook[];
}

const minute = (count: number): string => new Date(Date.UTC(2026, 5, 1, 10, count)).toISOString();

/** One order from its payment on, each step told with all that was so by then. */
function orderHistory(random: Random, id: number, customer: number, codes: readonly string[]): ToldWebhook[] {
  const told: ToldWebhook[] = [];
  const usd = 5 + random(20_000) / 100;
  let state: ToldOrderOptions = {
    id,
    customer,
    usd,
    placedAt: minute(id % 50),
    products: [1 + random(3)],
    codes,
    ...(random(3) === 0 && { card: `424${random(3)}` }),
    ...(random(4) === 0 && { street: `${random(2)} Shared Street` }),
    giftCardUsd: random(4) === 0 ? 25 : 0,
  };
  let clock = 60;
  let left = usd;
  const tell = (topic: string, change: Partial<ToldOrderOptions> = {}): void => {
    clock += 1;
    state = { ...state, ...change, toldAt: minute(clock) };
    told.push({ id: `${topic} ${id} ${clock}`, topic, body: aToldOrder(state), order: id, isCovered: true });
  };
  const refundPart = (step: number): void => {
    const part = random(3) === 0 ? left : random(Math.round(left * 100) + 1) / 100;
    left = Math.round((left - part) * 100) / 100;
    const refund = { id: id * 10 + step, usd: part, at: minute(clock + 1) };
    state = { ...state, refunds: [...(state.refunds ?? []), refund] };
    const body = aToldRefund(id, refund);
    told.push({ id: `refund ${refund.id}`, topic: 'refunds/create', body, order: id, isCovered: true });
    tell('orders/updated');
  };
  tell('orders/create', { isPaid: random(4) > 0 });
  tell('orders/paid', { isPaid: true });
  const mayHappen = [
    () => tell('orders/fulfilled', { fulfilledAt: state.fulfilledAt ?? minute(clock + 1) }),
    refundPart,
    () => random(3) === 0 && tell('orders/cancelled', { cancelledAt: state.cancelledAt ?? minute(clock + 1) }),
    () => random(6) === 0 && tell('orders/updated', { usd: usd + random(10), email: 'moved@bay.example' }),
  ];
  for (let step = 0; step < 4; step += 1) mayHappen[random(mayHappen.length)]?.(step);
  return told.map((one, index) => ({ ...one, isCovered: index < told.length - 1 }));
}

/** A history of three swimmers and their orders. */
export function aHistory(seed: number, first: number, codes: readonly string[] = []): History {
  const random = randomFrom(seed);
  const customers = [first + 1, first + 2, first + 3];
  // A code works in one order.
  let unused = codes;
  const orders = Array.from({ length: 2 + random(4) }, (_, index) => {
    const customer = customers[random(customers.length)] ?? first + 1;
    const used = unused.filter(() => random(4) === 0).slice(0, 1);
    unused = unused.filter((code) => !used.includes(code));
    return orderHistory(random, first + 10 + index, customer, used);
  });
  const joined = customers.map(
    (customer): ToldWebhook => ({
      id: `customer ${customer}`,
      topic: 'customers/create',
      body: aToldCustomer({ customer }),
      order: undefined,
      isCovered: false,
    }),
  );
  return { customers, webhooks: [...joined, ...orders.flat()] };
}

/** The same webhooks as a network brings them: shuffled, doubled, some late; those that others cover may never come. */
export function asDelivered(webhooks: readonly ToldWebhook[], seed: number): ToldWebhook[] {
  const random = randomFrom(seed + 77_777);
  const arrived = webhooks.filter(({ isCovered }) => !isCovered || random(6) > 0);
  const doubled = [...arrived, ...arrived.filter(() => random(2) === 0)];
  return doubled
    .map((one) => ({ one, place: random(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
