import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '../checkout/checkout.ts';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import { aCart } from '../checkout/testing/a-cart.ts';
import { buy, follow, pageText, pathOf, post } from '../checkout/testing/a-shopper.ts';
import { createLinkToken } from '../store/customer/customer-links.ts';
import { aNetwork, signIn } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { ACTIVATE } from '../testing/account-operations.ts';
import { at, type ProviderUnderTest } from '../testing/provider-under-test.ts';
import { type Ask, selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

const CHOSEN = 'salt-on-every-towel';
const OWN = 'nobody-knows-this-one';

describe('a password chosen on the confirmation of an order', () => {
  let test: ProviderUnderTest;
  let request: Ask;
  let end: () => Promise<void>;
  let checkout: ReturnType<typeof createCheckout>;
  let variantId: number | undefined;
  beforeAll(async () => {
    ({ test, request, end } = await selfServiceUnderTest());
    checkout = createCheckout({
      db: test.db,
      shopOrigin: 'https://shop.example',
      pictureUrl: (spec, width) => `https://shop.example/pictures/v1/${spec}@${width}.webp`,
      gateway: createTestGateway(test.db),
    });
    variantId = (await aProduct(test.db, { stock: 100 })).variantIds[0];
  });
  afterAll(() => end());

  /** Buys as a guest; the address of the confirmation. */
  async function aGuestBuys(email: string): Promise<string> {
    const cart = await aCart(test.db, { lines: [{ variantId }] });
    await follow(checkout, await buy(checkout, cart, { email }));
    return pathOf(cart).replace('?', '/thank-you?');
  }
  const guest = (email: string) =>
    test.db.selectFrom('commerce.customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const linkOf = (id: number): Promise<string> =>
    withTx(test.db, async (tx) => commit(await createLinkToken(tx, id, 'activate', new Date())));
  const finish = (id: number, token: string, password = CHOSEN, caller = aNetwork()) =>
    request('account/finish', sentAsJson({ cxid: String(id), token, password }), caller);
  const choices = async (id: number): Promise<number> =>
    (await test.db.selectFrom('commerce.chosen_password').selectAll().where('customer_id', '=', id).execute()).length;

  it('counts once it is typed behind the link, and opens nothing before', async () => {
    const email = 'chooser@example.com';
    await aGuestBuys(email);
    const page = await aGuestBuys(email);
    const chosen = await post(checkout, page, { password: CHOSEN });
    expect(pageText(await follow(checkout, chosen))).toContain('Open the link we sent to finish');

    const { id, state, password_hash } = await guest(email);
    expect([state, password_hash]).toEqual(['guest', null]);
    expect(await signIn(test, email, CHOSEN)).toBeUndefined();
    // Whoever typed the address sees this order, and nothing of what was bought under it before.
    const [before, now] = await test.db
      .selectFrom('commerce.order')
      .select('number')
      .where('customer_id', '=', id)
      .orderBy('number')
      .execute();
    const shown = pageText(await follow(checkout, chosen));
    expect([shown.includes(`BB-${now?.number}`), shown.includes(`BB-${before?.number}`)]).toEqual([true, false]);

    const token = await linkOf(id);
    const owner = await request('account/link', sentAsJson({ kind: 'activate', cxid: String(id), token }));
    expect(owner.json).toEqual({ email: 'c•••••@example.com', chosen: true });
    expect((await finish(id, token, OWN)).json.error.code).toBe('NOT_CHOSEN');
    const { status, json } = await finish(id, token);
    expect([status, typeof json.accessToken]).toEqual([200, 'string']);
    const orders = await test.db.selectFrom('commerce.order').select('id').where('customer_id', '=', id).execute();
    expect(orders).toHaveLength(2);
    expect((await guest(email)).mailbox_proven_at).not.toBeNull();
    expect(await signIn(test, email, CHOSEN)).toBeDefined();
    expect(await choices(id)).toBe(0);
    expect((await finish(id, token)).json.error.code).toBe('NOT_FOUND');
  });

  it('of somebody who bought under another’s address never counts: the mailbox’s owner chooses one, and it is forgotten', async () => {
    const email = 'victim@example.com';
    await aGuestBuys(email);
    await post(checkout, await aGuestBuys(email), { password: CHOSEN });
    const { id } = await guest(email);
    const token = await linkOf(id);
    // Behind the link nobody knows it; guesses are counted, and the stranger has no link to try it with.
    expect((await finish(id, token, OWN)).status).toBe(404);
    const guesser = aNetwork();
    const guesses = [];
    for (let tries = 0; tries <= 30; tries += 1)
      guesses.push((await finish(id, 'no-such-link', CHOSEN, guesser)).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    // The link is as good as before.
    const gid = `gid://shopify/Customer/${id}`;
    const opened = await test.request(ACTIVATE, { id: gid, token, password: OWN }, {}, aNetwork());
    expect(at(opened.data, 'customerActivate')).toMatchObject({ customerUserErrors: [] });
    expect(await choices(id)).toBe(0);
    expect(await signIn(test, email, CHOSEN)).toBeUndefined();
    expect(await signIn(test, email, OWN)).toBeDefined();
    expect((await finish(id, token)).status).toBe(404);
  });

  it('says what is wrong with it, and sends nothing', async () => {
    const email = 'short@example.com';
    const page = await aGuestBuys(email);
    await test.db.deleteFrom('commerce.outbox').execute();
    for (const [password, words] of [
      ['', 'Choose a password first.'],
      ['short', 'Eight characters at least, please.'],
      ['password123', 'Password is one of the most used.'],
    ] as const) {
      const answer = await post(checkout, page, { password });
      expect(answer.status).toBe(422);
      expect(pageText(answer)).toContain(words);
      expect(/<input[^>]* name="password"[^>]*>/.exec(answer.text)?.[0]).toMatch(/ value=""/);
    }
    expect(await test.db.selectFrom('commerce.outbox').selectAll().execute()).toEqual([]);
    expect(await choices((await guest(email)).id)).toBe(0);
  });
});
