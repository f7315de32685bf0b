import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../account/password-hasher.ts';
import type { LinkKind } from '../domain/customer/account-links.ts';
import { orderName } from '../domain/order/order-name.ts';
import { keepChosenPassword } from '../store/customer/chosen-passwords.ts';
import { createLinkToken } from '../store/customer/customer-links.ts';
import { insertEvents, insertFulfilment } from '../store/order/fulfilments.ts';
import { aCustomer, aNetwork } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { anOrder, type OrderOptions } from '../testing/an-order.ts';
import type { ProviderUnderTest } from '../testing/provider-under-test.ts';
import { ENDPOINTS } from './self-service-contract.ts';
import { type Ask, selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

describe('self-service', () => {
  let test: ProviderUnderTest;
  let request: Ask;
  let order: (options: OrderOptions) => ReturnType<typeof anOrder>;
  let end: () => Promise<void>;
  let merchandiseId: string;
  beforeAll(async () => {
    ({ test, request, end } = await selfServiceUnderTest());
    const product = await aProduct(test.db, { handle: 'kaila-top-passionfruit' });
    merchandiseId = `gid://shopify/ProductVariant/${product.variantIds[0]}`;
    order = (options) => anOrder(test.db, { lines: [{ variantId: product.variantIds[0] ?? 0 }], ...options });
  });
  afterAll(() => end());

  const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
  const find = (number: string, email: string, caller?: { address: string }) =>
    request('orders/find', sentAsJson({ number, email }), caller);
  const close = (token: string) => request('account/close', { method: 'POST', ...bearer(token) });

  async function aParcel(
    orderId: number,
    number: string,
    steps: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[],
  ): Promise<number> {
    const id = await withTx(test.db, async (tx) =>
      commit(
        await insertFulfilment(tx, {
          orderId,
          trackingCompany: 'Tidewater Post',
          trackingNumber: number,
          lines: [{ position: 1, quantity: 1 }],
          orderedAt: new Date('2026-11-20T10:00:00Z'),
          now: new Date('2026-11-21T10:00:00Z'),
        }),
      ),
    );
    await insertEvents(
      test.db,
      id,
      steps.map((step) => ({ step, at: new Date(`2026-11-2${step}T10:00:00Z`) })),
    );
    return id;
  }

  describe('tracking', () => {
    it('says of a customer’s orders what the Storefront API does not, and of nobody else’s', async () => {
      const [marina, other] = [await aCustomer(test), await aCustomer(test)];
      const placed = await order({ customerId: marina.id });
      await aParcel(placed.id, 'TW111111111111US', [2, 3]);
      const { status, cache, json } = await request('account/orders', bearer(marina.token));
      expect([status, cache]).toEqual([200, 'no-store']);
      expect(json.orders).toEqual([
        {
          id: String(placed.id),
          arrival: { from: '2026-11-25', to: '2026-11-27' },
          paidWith: 'paid with the card ending 4242',
          parcels: [expect.objectContaining({ number: 'TW111111111111US', delivered: false })],
          returns: [],
        },
      ]);
      const [parcel] = json.orders[0].parcels;
      expect(parcel.events.map((event: { status: string }) => event.status)).toEqual([
        'Order created',
        'Shipment picked up',
        'In transit to sorting facility',
      ]);
      expect(parcel.ahead.map((event: { step: number }) => event.step)).toEqual([4, 5, 6]);
      expect((await request('account/orders', bearer(other.token))).json).toMatchObject({ orders: [] });
    });

    it('says it of every order, also of those behind the first page of the history', async () => {
      const marina = await aCustomer(test);
      const placed: string[] = [];
      for (let count = 0; count < 51; count += 1) placed.push(String((await order({ customerId: marina.id })).id));
      const { json } = await request('account/orders', bearer(marina.token));
      expect(json.orders.map(({ id }: { id: string }) => id)).toEqual(placed.toReversed());
    });

    it.each(['account/orders', 'account/export'])('%s needs a good token', async (path) => {
      const marina = await aCustomer(test);
      for (const init of [
        {},
        bearer('nonsense'),
        bearer(`${marina.token}x`),
        { headers: { authorization: marina.token } },
      ])
        expect((await request(path, init)).status).toBe(401);
      expect((await request(path, bearer(marina.token))).status).toBe(200);
    });
  });

  describe('an order found without an account', () => {
    it('shows its way and its items, and nobody’s name, street, mail or money', async () => {
      const marina = await aCustomer(test);
      const placed = await order({ customerId: marina.id, email: 'Guest.Canary@example.com' });
      const { status, json, text } = await find(` bb-${placed.number} `, 'guest.canary@EXAMPLE.com');
      expect(status).toBe(200);
      expect(json).toMatchObject({ name: orderName(placed.number), goesTo: 'Santa Cruz, United States', parcels: [] });
      expect(json.way).toMatchObject({ company: 'Tidewater Post', events: [{ step: 1, status: 'Order created' }] });
      const expected = json.way.ahead.map(({ step, date }: { step: number; date: string }) => [
        step,
        date > json.placedAt,
      ]);
      expect(expected).toEqual([2, 3, 4, 5, 6].map((step) => [step, true]));
      expect(json.pieces).toEqual([
        {
          title: 'Kaila Triangle Top',
          print: 'Passionfruit',
          option: 'Size M',
          quantity: 1,
          picture: { url: '/pictures/p/triangle/passionfruit/flat-1@400.webp', alt: 'Kaila Triangle Top, laid flat' },
        },
      ]);
      expect(text).not.toMatch(/canary|marina|costa|kingfisher|95060|4242|4600|5200/i);
    });

    it('answers a wrong number and a wrong address alike', async () => {
      const placed = await order({ customerId: (await aCustomer(test)).id, email: 'right@example.com' });
      const wrong = await Promise.all([
        find(String(placed.number), 'wrong@example.com'),
        find('999999', 'right@example.com'),
        find('no number', 'right@example.com'),
        find('', ''),
      ]);
      for (const answer of wrong) expect([answer.status, answer.text]).toEqual([404, wrong[0].text]);
      expect((await find(String(placed.number), 'right@example.com')).status).toBe(200);
    });

    it('is found by others however many have mistyped a number', async () => {
      const tries = [];
      for (let tried = 0; tried < 61; tried += 1) tries.push((await find('BB-100l', 'typo@example.com')).status);
      expect(new Set(tries)).toEqual(new Set([404]));
    });

    it('can be guessed at thirty times an hour from one place, and sixty times at one order', async () => {
      const placed = await order({ customerId: (await aCustomer(test)).id, email: 'right@example.com' });
      const here = aNetwork();
      const tries = [];
      for (let guess = 0; guess < 32; guess += 1) tries.push((await find(`77${guess}`, 'x@y.zz', here)).status);
      expect(tries.filter((status) => status === 404)).toHaveLength(30);
      expect(tries.slice(30)).toEqual([429, 429]);
      const all = [];
      for (let guess = 0; guess < 62; guess += 1) all.push((await find(String(placed.number), 'x@y.zz')).status);
      expect(all.filter((status) => status === 404)).toHaveLength(60);
    });

    it('takes JSON alone, and no more of it than it needs', async () => {
      const post = (body: string, type: string) =>
        request('orders/find', { method: 'POST', headers: { 'content-type': type }, body });
      expect((await post('number=1&email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await post('{', 'application/json')).status).toBe(400);
      expect((await post('{"number":7}', 'application/json')).status).toBe(400);
      expect((await post(`{"number":"${'7'.repeat(5_000)}"}`, 'application/json')).status).toBe(413);
    });
  });

  describe('an account', () => {
    it('can be taken along whole', async () => {
      const email = 'take.along@example.com';
      const marina = await aCustomer(test, { email, firstName: 'Canary' });
      await order({ customerId: marina.id, email });
      const { json, cache } = await request('account/export', bearer(marina.token));
      expect(cache).toBe('no-store');
      expect(json.profile).toMatchObject({ email: 'take.along@example.com', firstName: 'Canary' });
      expect(json.orders).toEqual([
        expect.objectContaining({
          currency: 'USD',
          total: 5_200,
          deliveryAddress: expect.objectContaining({ address1: '218 Kingfisher Lane' }),
          lines: [
            expect.objectContaining({ title: 'Kaila Triangle Top', option: { name: 'Size', value: 'M' }, quantity: 1 }),
          ],
        }),
      ]);
    });
  });

  describe('a mailed link', () => {
    const held = (link: object, caller?: { address: string }) =>
      request(
        'account/link',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(link) },
        caller,
      );
    const aLink = async (customerId: number, kind: LinkKind, now = new Date()): Promise<string> =>
      withTx(test.db, async (tx) => commit(await createLinkToken(tx, customerId, kind, now)));

    it('says whose it is to whoever holds it, with most of the address left out', async () => {
      const marina = await aCustomer(test, { email: 'mask.me@example.com' });
      const link = { kind: 'reset', cxid: String(marina.id), token: await aLink(marina.id, 'reset') };
      const answer = await held(link);
      expect([answer.status, answer.cache, answer.json]).toEqual([
        200,
        'no-store',
        { email: 'm•••••@example.com', chosen: false },
      ]);
      expect((await held(link)).status).toBe(200);
    });

    it('says nothing where it does not work: one answer, whatever is wrong with it', async () => {
      const [marina, other] = [await aCustomer(test), await aCustomer(test)];
      const token = await aLink(marina.id, 'reset');
      const expired = await aLink(other.id, 'activate', new Date(Date.now() - 60 * 24 * 3_600_000));
      const answers = await Promise.all(
        [
          { kind: 'activate', cxid: String(marina.id), token },
          { kind: 'reset', cxid: String(other.id), token },
          { kind: 'reset', cxid: String(marina.id), token: `${token}x` },
          { kind: 'activate', cxid: String(other.id), token: expired },
          { kind: 'reset', cxid: '999999999', token },
        ].map((link) => held(link)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(404);
      expect((await held({ kind: 'reset', cxid: String(marina.id), token })).status).toBe(200);
      for (const broken of [{}, { kind: 'other', cxid: '1', token }, { kind: 'reset', cxid: '1; drop', token }])
        expect((await held(broken)).status).toBe(400);
    });

    it('can be guessed at thirty times an hour from one network, and good ones do not count (A5)', async () => {
      const caller = aNetwork();
      const marina = await aCustomer(test);
      const good = { kind: 'reset', cxid: String(marina.id), token: await aLink(marina.id, 'reset') };
      for (let tries = 0; tries < 31; tries += 1) expect((await held(good, caller)).status).toBe(200);
      const guesses = [];
      for (let tries = 0; tries < 31; tries += 1)
        guesses.push((await held({ ...good, token: `guess-${tries}` }, caller)).status);
      expect(guesses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
      expect(guesses[30]).toBe(429);
      expect((await held(good)).status).toBe(200);
    });
  });

  describe('its document', () => {
    it('describes each endpoint, and nothing else', async () => {
      const { status, json } = await request('care/openapi.json');
      expect(status).toBe(200);
      const promised = Object.entries(json.paths).flatMap(([path, methods]) =>
        Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(promised.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
      for (const { method, path } of ENDPOINTS) {
        const address = path.replace('/services/', '').replace('{country}', 'PH');
        const answer = await request(address, { method });
        expect([401, 415, 200], path).toContain(answer.status);
        expect(Object.keys(json.paths[path][method.toLowerCase()].responses), path).toContain(String(answer.status));
      }
    });

    it('is what is answered, no more and no less', async () => {
      const marina = await aCustomer(test, { email: 'promised@example.com' });
      const placed = await order({ customerId: marina.id, email: marina.email });
      await aParcel(placed.id, 'TW333333333333US', [2]);
      await test.db
        .insertInto('commerce.customer_address')
        .values({ customer_id: marina.id, country_code: 'US', address1: '218 Kingfisher Lane' })
        .execute();
      const link = {
        kind: 'reset',
        cxid: String(marina.id),
        token: await withTx(test.db, async (tx) => commit(await createLinkToken(tx, marina.id, 'reset', new Date()))),
      };
      const guest = await test.db
        .insertInto('commerce.customer')
        .values({ email: 'finishing@example.com', state: 'guest' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const passwordHash = await createPasswordHasher().hash('salt-on-every-towel');
      const activation = await withTx(test.db, async (tx) => {
        await keepChosenPassword(tx, guest.id, passwordHash, new Date());
        return commit(await createLinkToken(tx, guest.id, 'activate', new Date()));
      });
      const finishing = { cxid: String(guest.id), token: activation, password: 'salt-on-every-towel' };
      const answers = {
        finishAccount: await request('account/finish', sentAsJson(finishing)),
        addressRules: await request('address-rules/PH'),
        estimateDuties: await request('duties', sentAsJson({ country: 'NO', goods: '4000' })),
        priceItems: await request('items/price', sentAsJson({ country: 'US', merchandiseIds: [merchandiseId] })),
        findOrder: await find(String(placed.number), marina.email),
        findReturnable: await request(
          'returns/find',
          sentAsJson({ number: String(placed.number), email: marina.email }),
        ),
        requestReturn: await request(
          'returns',
          sentAsJson({
            number: String(placed.number),
            email: marina.email,
            key: 'a-key-of-8',
            pieces: [{ position: 1, quantity: 1, reason: 'damaged', resolution: 'refund' }],
          }),
        ),
        trackOrders: await request('account/orders', bearer(marina.token)),
        exportAccount: await request('account/export', bearer(marina.token)),
        linkOwner: await request('account/link', sentAsJson(link)),
      };
      for (const endpoint of ENDPOINTS.filter(({ id }) => id !== 'closeAccount')) {
        const { status, json } = Object(answers)[endpoint.id];
        expect([status, v.parse(endpoint.answer, json)], endpoint.id).toEqual([200, json]);
      }
      expect(answers.exportAccount.json.addresses).toHaveLength(1);
      const leaver = await aCustomer(test);
      expect((await close(leaver.token)).json).toEqual({ closed: true });
    });
  });
});
