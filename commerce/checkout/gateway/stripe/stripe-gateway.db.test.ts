import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../domain/checkout/attempt.ts';
import { CURRENCY_CODES } from '../../../domain/money/currencies.ts';
import { currencyDecimals } from '../../../domain/money/money.ts';
import { ruleOf } from '../../../domain/money/price-table.ts';
import { issueGiftCard } from '../../../store/discount/gift-cards.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { openStripeStandIn, type StripeStandIn } from '../../../testing/stripe-stand-in.ts';
import type { Checkout } from '../../checkout.ts';
import { aCart } from '../../testing/a-cart.ts';
import {
  buy,
  follow,
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  pageText,
  pathOf,
  post,
} from '../../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../../testing/open-shop.ts';
import { GATEWAY_EVENTS_PATH, type PaymentGateway } from '../gateway.ts';
import { openStripe } from './open-stripe.ts';

const KEYS = { secretKey: 'sk_test_of_no_account', webhookSecret: 'whsec_what_stripe_signs_with' };
const ORIGIN = 'https://checkout.shop.example';
const [PAYS, DECLINED, TOO_LITTLE, ASKS] = [
  '4242 4242 4242 4242',
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0027 6000 3184',
];

/** The library asks once more where a connection ends under it. */
const LIBRARY_ASKS = 2;

describe('paying through Stripe', () => {
  let shop: TestShop;
  let stripe: StripeStandIn;
  let gateway: PaymentGateway;
  let checkout: Checkout;
  let variantId: number | undefined;
  let now = FRIDAY;
  beforeAll(async () => {
    stripe = await openStripeStandIn(KEYS);
    shop = await openShop({ clock: () => now });
    gateway = openStripe(shop.db, { ...KEYS, apiUrl: stripe.origin }, ORIGIN);
    checkout = shop.another({ gateway });
    variantId = (await aProduct(shop.db, { stock: 1_000 })).variantIds[0];
  });
  afterEach(() => {
    stripe.trouble('500', 0);
    now = FRIDAY;
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
    await stripe.close();
  });

  const aCartOfOne = () => aCart(shop.db, { lines: [{ variantId }] });
  /** What a browser asks when Stripe sends it somewhere. */
  const comeBack = (to: string | undefined) => {
    expect(to).toMatch(/^https:\/\/checkout\.shop\.example\/checkouts\/cn\//);
    return get(checkout, (to ?? '').slice(ORIGIN.length)).then((page) => follow(checkout, page));
  };
  const aShopperAtStripe = async () => {
    const cart = await aCartOfOne();
    const sent = await buy(checkout, cart);
    expect([sent.status, new URL(sent.location).origin]).toEqual([303, stripe.origin]);
    return { cart, page: sent.location };
  };
  const ordersOf = (cartId: number) =>
    shop.db.selectFrom('commerce.order').selectAll().where('cart_id', '=', cartId).execute();
  const heldUnits = async () =>
    (
      await shop.db
        .selectFrom('commerce.variant')
        .select('reserved')
        .where('id', '=', variantId ?? 0)
        .executeTakeFirst()
    )?.reserved;
  const latestSession = () => {
    const session = stripe.sessions().at(-1);
    if (!session) throw new Error('Nothing was asked of Stripe.');
    return session;
  };
  const tell = async (event: { body: string; signature: string }, signature = event.signature) => {
    const headers = { 'stripe-signature': signature };
    const request = new Request(`${ORIGIN}${GATEWAY_EVENTS_PATH}`, { method: 'POST', body: event.body, headers });
    return (await checkout.fetch(request)).status;
  };

  it('asks for no card, sends the shopper to Stripe with the right sum, and back to the order', async () => {
    const cart = await aCartOfOne();
    const form = await openCheckout(checkout, cart);
    expect(pageText(form)).toContain('You pay on the next page, at Stripe.');
    expect(form.text).not.toMatch(/name="card\.|<script [^>]*src/);
    expect(form.headers.get('content-security-policy')).toContain(`form-action 'self' ${stripe.origin};`);
    const { 'card.number': _, 'card.expiry': __, 'card.code': ___, 'card.name': ____, ...typed } = MARINA;
    const sent = await post(checkout, pathOf(cart), { ...typed, ...hiddenFields(form) });
    expect(latestSession()).toMatchObject({ amount: 5_200, currency: 'usd', email: MARINA.email });
    expect(sent.location).toBe(`${stripe.origin}/c/pay/${latestSession().id}`);
    expect(pageText(await comeBack(stripe.pay(sent.location, PAYS)))).toContain('Thank you, Marina');
    expect(await ordersOf(cart.id)).toMatchObject([{ card_last4: '4242' }]);
  });

  it('writes the order also where Stripe does not tell the digits of what paid it', async () => {
    const { cart, page } = await aShopperAtStripe();
    const paid = pageText(await comeBack(stripe.pay(page, PAYS, { tellsDigits: false })));
    expect(paid).toMatch(/Thank you, Marina.*Paid with Your card at Stripe, \$52\.00/);
    expect(await ordersOf(cart.id)).toMatchObject([{ card_last4: null, gift_card_amount: 0, total: 5_200 }]);
  });

  it.each([
    ['leaves less than Stripe asks for, which it then leaves', 5_180, 50],
    ['leaves just that', 5_150, 50],
    ['pays for all of it', 5_200, 0],
  ])('lets an order through whose gift card %s', async (_how, balance, due) => {
    const card = await withTx(shop.db, async (tx) =>
      commit(await issueGiftCard(tx, { amount: balance, currency: 'USD' })),
    );
    const cart = await aCartOfOne();
    await shop.db
      .updateTable('commerce.cart')
      .set({ gift_card_ids: [card.id] })
      .where('id', '=', cart.id)
      .execute();
    const said = 'At least $0.50 has to go on a payment card, so a little stays on your gift card.';
    const page = pageText(await openCheckout(checkout, cart));
    expect([page.includes(said), page.includes('cover all of it')]).toEqual([balance === 5_180, due === 0]);
    const sent = await buy(checkout, cart);
    const end = due > 0 ? await comeBack(stripe.pay(sent.location, PAYS)) : await follow(checkout, sent);
    expect(pageText(end)).toContain('Thank you, Marina');
    if (due > 0) expect(latestSession().amount).toBe(due);
    expect(await ordersOf(cart.id)).toMatchObject([{ total: 5_200, gift_card_amount: 5_200 - due }]);
  });

  it('asks for little in every currency of the shop, and never for less than Stripe does', () => {
    expect(gateway.leastCharge?.('USD')).toBe(50);
    // What Stripe itself writes, in units, and what half a dollar is elsewhere.
    const least = {
      AED: 2,
      AUD: 0.5,
      CAD: 0.5,
      CHF: 0.5,
      CZK: 15,
      DKK: 2.5,
      EUR: 0.5,
      GBP: 0.3,
      HKD: 4,
      HUF: 175,
      JPY: 50,
      MXN: 10,
      MYR: 2,
      NOK: 3,
      NZD: 0.5,
      PLN: 2,
      RON: 2,
      SEK: 3,
      SGD: 0.5,
      THB: 10,
    };
    for (const [currency, units] of Object.entries(least))
      expect(gateway.leastCharge?.(currency)).toBeGreaterThanOrEqual(units * 10 ** currencyDecimals(currency));
    for (const currency of CURRENCY_CODES) {
      const usd = (gateway.leastCharge?.(currency) ?? 0) / 10 ** currencyDecimals(currency) / ruleOf(currency).rate;
      expect([currency, usd >= 0.5, usd < 0.72]).toEqual([currency, true, true]);
    }
  });

  it('leads to the same page when "Pay" is pressed again, and opens no second one', async () => {
    const cart = await aCartOfOne();
    const form = await openCheckout(checkout, cart);
    const typed = { ...MARINA, ...hiddenFields(form) };
    const before = stripe.sessions().length;
    const places = await Promise.all(Array.from({ length: 5 }, () => post(checkout, pathOf(cart), typed)));
    expect(new Set(places.map(({ location }) => location)).size).toBe(1);
    expect(stripe.sessions().length).toBe(before + 1);
    await comeBack(stripe.pay(places[0]?.location ?? '', PAYS));
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it.each([
    [DECLINED, 'The bank declined the card ending 0002.'],
    [TOO_LITTLE, 'There is not enough on the card ending 9995.'],
  ])(
    '%s is told to the shopper there, and here to who then gives up: nothing is charged or held',
    async (card, said) => {
      const { cart, page } = await aShopperAtStripe();
      expect(stripe.pay(page, card)).toBeUndefined();
      const back = await comeBack(stripe.leave(page));
      expect(pageText(back)).toContain(`Your card was declined ${said}`);
      expect(pageText(back)).toContain('Nothing was charged');
      expect(await heldUnits()).toBe(0);
      const again = await post(checkout, pathOf(cart), { ...MARINA, ...hiddenFields(back) });
      expect(pageText(await comeBack(stripe.pay(again.location, PAYS)))).toContain('Thank you');
    },
  );

  it('takes a card whose bank asks first, and one that was refused the first time', async () => {
    const asked = await aShopperAtStripe();
    expect(pageText(await comeBack(stripe.pay(asked.page, ASKS)))).toContain('Thank you');
    const refused = await aShopperAtStripe();
    expect(stripe.pay(refused.page, ASKS, { confirms: false })).toBeUndefined();
    expect(pageText(await comeBack(stripe.leave(refused.page)))).toContain('card ending 3184 was not confirmed');
    const second = await aShopperAtStripe();
    stripe.pay(second.page, DECLINED);
    expect(pageText(await comeBack(stripe.pay(second.page, PAYS)))).toContain('Thank you');
  });

  it('lets go of who leaves without a card, and a page that was called off takes no money', async () => {
    const { cart, page } = await aShopperAtStripe();
    const back = await comeBack(stripe.leave(page));
    expect(pageText(back)).toContain('The payment did not go through It was called off');
    expect(stripe.pay(page, PAYS)).toBeUndefined();
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await heldUnits()).toBe(0);
  });

  it('an answer that gets lost is pending, never paid twice, and called off where nobody was sent to pay', async () => {
    const cart = await aCartOfOne();
    stripe.trouble('lost', LIBRARY_ASKS);
    const sent = await buy(checkout, cart);
    expect(sent.location).toContain('/pending');
    expect(pageText(await follow(checkout, sent))).toContain('Your card was asked for $52.00');
    const before = stripe.sessions().length;
    now = new Date(FRIDAY.getTime() + 31_000);
    expect(await checkout.sweep()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(stripe.sessions().length).toBe(before);
    expect(pageText(await follow(checkout, await get(checkout, sent.location)))).toContain('It was called off');
  });

  it('a lost answer is found again by the same press: Stripe knows the key', async () => {
    const cart = await aCartOfOne();
    const form = await openCheckout(checkout, cart);
    const typed = { ...MARINA, ...hiddenFields(form) };
    stripe.trouble('lost', LIBRARY_ASKS);
    await post(checkout, pathOf(cart), typed);
    const before = stripe.sessions().length;
    const again = await post(checkout, pathOf(cart), typed);
    expect(stripe.sessions().length).toBe(before);
    expect(pageText(await comeBack(stripe.pay(again.location, PAYS)))).toContain('Thank you');
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it.each(['500', 'refused'] as const)('with Stripe down (%s) nothing is claimed, and nothing lost', async (kind) => {
    const { cart, page } = await aShopperAtStripe();
    stripe.pay(page, PAYS);
    stripe.trouble(kind, 1_000);
    expect((await checkout.sweep()).settled).toBe(0);
    expect(await ordersOf(cart.id)).toEqual([]);
    stripe.trouble(kind, 0);
    await checkout.sweep();
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('is called off when nobody pays while the pieces are held; who pays at that moment has paid', async () => {
    const [left, paid] = [await aShopperAtStripe(), await aShopperAtStripe()];
    stripe.pay(paid.page, PAYS);
    now = new Date(FRIDAY.getTime() + HOLD_MS + 1);
    await checkout.sweep();
    expect([await ordersOf(left.cart.id), (await ordersOf(paid.cart.id)).length]).toEqual([[], 1]);
    expect(stripe.pay(left.page, PAYS)).toBeUndefined();
  });

  it('tells who paid when the last piece had gone which card the money goes back to', async () => {
    const scarce = (await aProduct(shop.db, { stock: 1 })).variantIds[0] ?? 0;
    const cart = await aCart(shop.db, { lines: [{ variantId: scarce }] });
    const { location } = await buy(checkout, cart);
    const back = stripe.pay(location, PAYS);
    stripe.trouble('500', 1_000);
    now = new Date(FRIDAY.getTime() + HOLD_MS + 1);
    await checkout.sweep();
    await shop.db.updateTable('commerce.variant').set({ on_hand: 0 }).where('id', '=', scarce).execute();
    stripe.trouble('500', 0);
    expect(pageText(await comeBack(back))).toContain('The money is on its way back to your card ending 4242.');
    expect(latestSession().refunds.map(({ amount }) => amount)).toEqual([latestSession().amount]);
    expect(await ordersOf(cart.id)).toEqual([]);
  });

  it('hears of a shopper who never came back, once, however often it is told', async () => {
    const { cart, page } = await aShopperAtStripe();
    stripe.pay(page, PAYS);
    const event = stripe.event(latestSession(), { at: FRIDAY });
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => tell(event))))).toEqual(new Set([204]));
    expect(await tell(event)).toBe(204);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it.each([
    ['a success told before its page is said to be done', 'payment_intent.succeeded', 'checkout.session.completed'],
    ['a refusal told after the success', 'checkout.session.completed', 'payment_intent.payment_failed'],
    ['an end told after the success', 'checkout.session.completed', 'checkout.session.expired'],
    ['a dispute told first', 'charge.dispute.created', 'checkout.session.completed'],
  ])('asks Stripe what is so, in whatever order it is told: %s', async (_what, ...types) => {
    const { cart, page } = await aShopperAtStripe();
    stripe.pay(page, PAYS);
    for (const type of types) expect(await tell(stripe.event(latestSession(), { at: FRIDAY, type }))).toBe(204);
    expect(await ordersOf(cart.id)).toMatchObject([{ card_last4: '4242' }]);
    expect(latestSession().refunds).toEqual([]);
  });

  it('lets the pieces go once Stripe says that a page has come to its end, and not while it is open', async () => {
    const held = await heldUnits();
    const { cart } = await aShopperAtStripe();
    const ended = () => tell(stripe.event(latestSession(), { at: FRIDAY, type: 'checkout.session.expired' }));
    expect(await ended()).toBe(204);
    expect(await heldUnits()).toBe((held ?? 0) + 1);
    stripe.expire(latestSession().id);
    expect(await ended()).toBe(204);
    expect(await heldUnits()).toBe(held);
    expect(await ordersOf(cart.id)).toEqual([]);
  });

  it('believes Stripe alone, and only lately; what is about nothing of ours is heard and let be', async () => {
    const { cart, page } = await aShopperAtStripe();
    stripe.pay(page, PAYS);
    const session = latestSession();
    const good = stripe.event(session, { at: FRIDAY });
    expect(await tell(stripe.event(session, { at: FRIDAY, secret: 'whsec_of_somebody_else' }))).toBe(401);
    expect(await tell(stripe.event(session, { at: new Date(FRIDAY.getTime() - 6 * 60_000) }))).toBe(401);
    expect(await tell({ ...good, body: good.body.replace(session.key, 'k'.repeat(22)) })).toBe(401);
    expect(await tell(good, '')).toBe(401);
    expect(await tell(stripe.event(session, { at: FRIDAY, type: 'customer.created' }))).toBe(204);
    expect(await tell(stripe.event({ ...session, key: 'k'.repeat(22) }, { at: FRIDAY }))).toBe(204);
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await tell(good)).toBe(204);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('gives back once what is given back twice, and never more than came', async () => {
    const { cart, page } = await aShopperAtStripe();
    await comeBack(stripe.pay(page, PAYS));
    const { refunds, key } = latestSession();
    const signal = new AbortController().signal;
    expect(await ordersOf(cart.id)).toHaveLength(1);
    const part = { chargeKey: key, refundKey: 'part-1', amount: 1_000 };
    await gateway.refundPart(part, signal);
    await gateway.refundPart(part, signal);
    expect(refunds.map(({ amount }) => amount)).toEqual([1_000]);
    await expect(gateway.refundPart({ ...part, refundKey: 'part-2', amount: 4_201 }, signal)).rejects.toThrow();
    await gateway.refund(key, signal);
    await gateway.refund(key, signal);
    expect(refunds.map(({ amount }) => amount)).toEqual([1_000, 4_200]);
    expect(await gateway.find(key, signal)).toEqual({ status: 'refunded', last4: '4242' });
  });
});
