import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { randomFrom } from '../../testing/random.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy, follow, get, pageText, pathOf } from '../testing/a-shopper.ts';
import { books, imbalance } from '../testing/books.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';
import { GATEWAY_EVENTS_PATH } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';
import { signedEvent } from './test-gateway-events.ts';

const LOST = process.env.NIGHTLY ? 50 : 12;

const ANSWER_LOST = '4000 0000 0000 0077';
const SECRET = 'the secret of the test gateway';

describe('events of the gateway (X8)', () => {
  let shop: TestShop;
  let variantId: number;
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 100 });
    variantId = (await aProduct(shop.db, { stock: 1_000 })).variantIds[0] ?? 0;
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  /** A checkout whose gateway signs with the secret, and the key that it tells of. */
  function notifiedShop(gatewayTimeoutMs = 20_000) {
    const { promise: notifiedKey, resolve } = Promise.withResolvers<string>();
    const notify = async (event: Request) => resolve(JSON.parse(await event.text()).key);
    const gateway = createTestGateway(shop.db, { eventSecret: SECRET, notify: (event) => void notify(event) });
    return { notifiedKey, checkout: shop.another({ gateway, gatewayTimeoutMs }) };
  }
  const aCartOfOne = () => aCart(shop.db, { lines: [{ variantId }] });
  const eventFor = (key: string, secret = SECRET, at = FRIDAY) => signedEvent(key, secret, at);
  /** A payment whose answer got lost, and the key it was asked for under. */
  async function lostPayment() {
    const { notifiedKey, checkout } = notifiedShop(100);
    const cart = await aCartOfOne();
    const pending = await buy(checkout, cart, { 'card.number': ANSWER_LOST });
    expect(pending.location).toContain('/pending');
    return { cart, key: await notifiedKey, pending: pending.location };
  }
  const notify = async (event: Request) => (await notifiedShop().checkout.fetch(event)).status;

  it('finish a payment whose answer got lost, without waiting for the sweep', async () => {
    const { key, pending } = await lostPayment();
    expect(await notify(eventFor(key))).toBe(204);
    expect(pageText(await follow(shop.checkout, await get(shop.checkout, pending)))).toContain('Thank you, Marina');
  });

  it('do nothing a second time, however many come at once', async () => {
    const { cart, key } = await lostPayment();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => notify(eventFor(key))));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await notify(eventFor(key))).toBe(204);
    const orders = await shop.db.selectFrom('commerce.order').select('id').where('cart_id', '=', cart.id).execute();
    expect(orders).toHaveLength(1);
  });

  it('may come before anything they are about', async () => {
    expect(await notify(eventFor('k'.repeat(22)))).toBe(204);
    expect(imbalance(await books(shop.db))).toEqual({ orders: 0, amount: 0 });
  });

  it('are believed from the gateway alone', async () => {
    const { cart, key, pending } = await lostPayment();
    const good = eventFor(key);
    const signature = good.headers.get('test-gateway-signature') ?? '';
    const send = (body: string, headers: Record<string, string>) =>
      notify(new Request(`https://checkout.shop.example${GATEWAY_EVENTS_PATH}`, { method: 'POST', body, headers }));
    const body = await good.text();
    const forged: ReadonlyArray<readonly [string, Record<string, string>]> = [
      [body, {}],
      [body, { 'test-gateway-signature': '' }],
      [body, { 'test-gateway-signature': signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`) }],
      [body, { 'test-gateway-signature': signature.replace(/t=\d+/, 't=1') }],
      [`${body} `, { 'test-gateway-signature': signature }],
    ];
    for (const [text, headers] of forged) expect(await send(text, headers)).toBe(401);
    expect(await notify(eventFor(key, 'another secret'))).toBe(401);
    expect(await notify(eventFor(key, SECRET, new Date(FRIDAY.getTime() - 6 * 60_000)))).toBe(401);
    expect(await send('x'.repeat(70_000), { 'test-gateway-signature': signature })).toBe(413);
    expect(pageText(await get(shop.checkout, pending))).toContain('We are checking with your bank');
    // the control: nothing but the signature was wrong
    expect(await notify(eventFor(key))).toBe(204);
    expect(pageText(await follow(shop.checkout, await get(shop.checkout, pathOf(cart))))).toContain('Thank you');
  });

  it('of the bank end a payment whose shopper never came back', async () => {
    const { notifiedKey, checkout } = notifiedShop();
    const cart = await aCartOfOne();
    const atBank = await buy(checkout, cart, { 'card.number': '4000 0000 0000 3220' });
    const answer = new URLSearchParams({ answer: 'yes' });
    await checkout.fetch(new Request(`https://shop.example${atBank.location}`, { method: 'POST', body: answer }));
    expect(await notify(eventFor(await notifiedKey))).toBe(204);
    const orders = await shop.db.selectFrom('commerce.order').select('id').where('cart_id', '=', cart.id).execute();
    expect(orders).toHaveLength(1);
  });

  it(`thrice each, shuffled, with forged ones between: ${LOST} lost answers, as many orders and charges`, async () => {
    const before = await books(shop.db);
    const lost = await Promise.all(Array.from({ length: LOST }, lostPayment));
    const random = randomFrom(20_261_122);
    const events = lost
      .flatMap(({ key }) => [eventFor(key), eventFor(key), eventFor(key), eventFor(key, 'another secret')])
      .map((event) => ({ event, place: random(1_000_000) }))
      .sort((left, right) => left.place - right.place);
    const statuses = await Promise.all(events.map(({ event }) => notify(event)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOST);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3 * LOST);
    const after = await books(shop.db);
    expect({ orders: after.orders - before.orders, charges: after.charges - before.charges }).toEqual({
      orders: LOST,
      charges: LOST,
    });
    expect(imbalance(after)).toEqual({ orders: 0, amount: 0 });
  });
});
