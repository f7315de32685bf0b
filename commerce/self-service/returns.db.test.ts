import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailboxMailer } from '../outbox/mail/mailbox-mailer.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { insertReturnParcel } from '../store/order/fulfilments.ts';
import { findReturn, markReceived } from '../store/order/returns.ts';
import { aCustomer, aNetwork, type SignedInCustomer } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { anOrder, type OrderOptions } from '../testing/an-order.ts';
import type { ProviderUnderTest } from '../testing/provider-under-test.ts';
import { sendEverything } from '../testing/send-everything.ts';
import { type Ask, selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

const NOW = new Date('2026-12-01T10:00:00Z');

describe('returns, as shoppers ask for them (RTE-037, CNT-007, NS-32)', () => {
  let test: ProviderUnderTest;
  let request: Ask;
  let end: () => Promise<void>;
  let product: Awaited<ReturnType<typeof aProduct>>;
  beforeAll(async () => {
    ({ test, request, end } = await selfServiceUnderTest({ clock: () => NOW }));
    product = await aProduct(test.db, { handle: 'kaila-top-passionfruit', stock: 10 });
  });
  afterAll(() => end());

  const post = async (path: string, body: object, token?: string, caller = aNetwork()) => {
    const { method, headers, body: text } = sentAsJson(body);
    const init = { method, body: text, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } };
    const { status, json } = await request(path, init, caller);
    return { status, json };
  };
  const sent = async (customer: SignedInCustomer, options: Partial<OrderOptions> = {}) => {
    const line = { variantId: product.variantIds[1] ?? 0, quantity: 2 };
    const order = await anOrder(test.db, { customerId: customer.id, email: customer.email, lines: [line], ...options });
    await sendEverything(test.db, order.id);
    return { number: `BB-${order.number}`, email: customer.email };
  };
  const PIECE = { position: 1, quantity: 1, reason: 'too-small', resolution: 'refund' } as const;

  it('are shown with what each piece is worth, which sizes there are, and until when', async () => {
    const who = await sent(await aCustomer(test));
    const { status, json } = await post('returns/find', who);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: who.number,
      until: '2027-01-26',
      currency: 'USD',
      label: true,
      pieces: [{ position: 1, left: 2, because: null, amounts: ['46.0', '92.0'] }],
      returns: [],
    });
    expect(json.pieces[0].sizes.length).toBeGreaterThan(1);
    expect(JSON.stringify(json)).not.toMatch(/Marina|Kingfisher|4242/);
  });

  it.each([
    ['of what has been taken out of the shop', { published_at: sql<Date>`'infinity'` }],
    ['that has left it', { option_values: ['S'] }],
  ])('are swapped for no size %s', async (_which, change) => {
    const gone = await aProduct(test.db, { sizes: ['S', 'M'], stock: [0, 10] });
    const [variantId = 0, wanted = 0] = gone.variantIds;
    const who = await sent(await aCustomer(test), { lines: [{ variantId }] });
    const swap = { ...PIECE, resolution: 'exchange', size: String(wanted) };
    const offered = async () => {
      const { json } = await post('returns/find', who);
      return json.pieces[0].sizes.some(({ available }: { available: boolean }) => available);
    };
    expect(await offered()).toBe(true);
    await test.db.updateTable('commerce.product').set(change).where('id', '=', gone.id).execute();
    expect(await offered()).toBe(false);
    const asked = await post('returns', { ...who, key: crypto.randomUUID(), pieces: [swap] });
    expect(asked).toMatchObject({ status: 409, json: { error: { code: 'SIZE_GONE' } } });
  });

  it('are asked for once however often the form is sent, and followed from then on', async () => {
    const marina = await aCustomer(test);
    const who = await sent(marina);
    const asked = { ...who, key: crypto.randomUUID(), pieces: [PIECE] };
    const [first, second] = await Promise.all([post('returns', asked), post('returns', asked)]);
    expect(first).toEqual(second);
    expect(first.json).toMatchObject({ state: 'requested', way: 'label', pieces: [{ quantity: 1, outcome: null }] });
    expect(first.json.url).toMatch(/\/checkouts\/returns\/[\w-]{43}$/);
    const { json } = await post('orders/find', who);
    expect(json.returns).toEqual([first.json]);
    expect((await post('returns/find', who)).json.pieces[0]).toMatchObject({ left: 1 });
  });

  it('bring a letter that leads to what is shown at the counter, the code where no label is printed', async () => {
    const who = await sent(await aCustomer(test));
    await post('returns', { ...who, key: crypto.randomUUID(), way: 'code', pieces: [PIECE] });
    const mailer = createMailboxMailer(test.db);
    await createOutbox({ db: test.db, mailer, ...emailPlace('https://shop.example') }).run();
    const letters = test.db.selectFrom('commerce.mailbox').select(['subject', 'text_body']);
    const [letter] = await letters.where('recipient', '=', who.email).where('subject', 'like', 'Return %').execute();
    expect(letter?.subject).toMatch(/^Return R-\d+: your code$/);
    expect(letter?.text_body).toContain('Open the code');
  });

  it('are in what the owner of the account takes along, with why and what was wanted', async () => {
    const marina = await aCustomer(test);
    const asked = { ...(await sent(marina)), key: crypto.randomUUID(), pieces: [PIECE] };
    const { name } = (await post('returns', asked)).json;
    const taken = await request('account/export', { headers: { authorization: `Bearer ${marina.token}` } });
    expect(taken.json.orders[0].returns).toMatchObject([
      { name, state: 'requested', pieces: [{ line: 1, quantity: 1, reason: 'too-small', resolution: 'refund' }] },
    ]);
  });

  it('open to the owner of the account without the address, and to no other account', async () => {
    const [marina, other] = [await aCustomer(test), await aCustomer(test)];
    const { number } = await sent(marina);
    expect((await post('returns/find', { number }, marina.token)).status).toBe(200);
    expect((await post('returns/find', { number }, other.token)).status).toBe(404);
    expect((await post('returns/find', { number, email: marina.email }, 'no-token')).status).toBe(401);
    const asked = { number, key: crypto.randomUUID(), pieces: [PIECE] };
    expect((await post('returns', asked, other.token)).status).toBe(404);
    expect((await post('returns', asked)).status).toBe(404);
    expect((await post('returns', asked, marina.token)).status).toBe(200);
  });

  it('cannot be found by guessing: thirty tries an hour from a network, one answer to all of them', async () => {
    const who = await sent(await aCustomer(test));
    const network = aNetwork();
    const wrong = { ...who, email: 'somebody@else.example' };
    const answers = new Set<string>();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const found = tries % 2 === 0 ? wrong : { ...wrong, number: `BB-${9_000 + tries}` };
      const { status, json } = await post('returns/find', found, undefined, network);
      statuses.push(status);
      if (status === 404) answers.add(JSON.stringify(json));
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
    expect(answers.size).toBe(1);
    expect((await post('returns', { ...who, key: 'a-key-of-8', pieces: [PIECE] }, undefined, network)).status).toBe(
      429,
    );
  });

  it.each([
    ['nothing', { pieces: [] }, 400],
    ['no reason', { pieces: [{ ...PIECE, reason: '' }] }, 400],
    ['a line twice', { pieces: [PIECE, PIECE] }, 400],
    ['a swap for nothing', { pieces: [{ ...PIECE, resolution: 'exchange' }] }, 400],
    ['a swap for what is no size of it', { pieces: [{ ...PIECE, resolution: 'exchange', size: '999999' }] }, 400],
    ['more than there is', { pieces: [{ ...PIECE, quantity: 3 }] }, 409],
    ['a line that is not there', { pieces: [{ ...PIECE, position: 7 }] }, 409],
    ['no key', { key: '', pieces: [PIECE] }, 400],
  ])('of %s are refused in words', async (_, changed, status) => {
    const who = await sent(await aCustomer(test));
    const answer = await post('returns', { ...who, key: crypto.randomUUID(), ...changed });
    expect(answer.status).toBe(status);
    expect(answer.json.error.message).toMatch(/\.$/);
  });

  it('show the parcel that follows them, to a guest and in the account, beside the parcels of the order', async () => {
    const marina = await aCustomer(test);
    const who = await sent(marina);
    const pieces = [{ ...PIECE, resolution: 'exchange', size: String(product.variantIds[2]) }];
    const asked = await post('returns', { ...who, key: crypto.randomUUID(), pieces });
    expect(asked.json.parcel).toBeNull();
    const token = String(asked.json.url).split('/').at(-1) ?? '';
    const found = await findReturn(test.db, { token });
    await withTx(test.db, async (tx) => {
      const { id = 0, orderId = 0 } = found ?? {};
      await markReceived(tx, id, new Map([[1, 'exchanged']]), NOW);
      return commit(
        await insertReturnParcel(tx, {
          orderId,
          returnId: id,
          trackingCompany: 'Tidewater Post',
          trackingNumber: 'TW481516234278US',
          lines: [{ position: 1, quantity: 1 }],
          orderedAt: NOW,
          arrival: { from: '2026-12-09', to: '2026-12-15' },
          now: NOW,
        }),
      );
    });
    const parcel = {
      company: 'Tidewater Post',
      number: 'TW481516234278US',
      readableNumber: 'TW 4815 1623 4278 US',
      url: expect.stringMatching(/\/checkouts\/parcels\/TW481516234278US$/),
      delivered: false,
    };
    const ofGuest = (await post('orders/find', who)).json;
    expect(ofGuest).toMatchObject({ parcels: [], returns: [{ parcel }] });
    expect(ofGuest.returns[0].parcel.ahead.at(-1).date).toMatch(/^2026-12-(0[6-9]|1)/);
    const account = await request('account/orders', { headers: { authorization: `Bearer ${marina.token}` } });
    expect(account.json.orders[0]).toMatchObject({ parcels: [], returns: [{ parcel }] });
    expect((await post('returns/find', who)).json.returns).toMatchObject([{ parcel }]);
  });

  it('are posted by the shopper where there is no label, and say so', async () => {
    const who = await sent(await aCustomer(test), { countryCode: 'ZA' });
    expect((await post('returns/find', who)).json).toMatchObject({ label: false });
    const { json } = await post('returns', { ...who, key: crypto.randomUUID(), way: 'code', pieces: [PIECE] });
    expect(json.way).toBe('post');
  });

  it('leave final sale where it is, as it was bought, except where the law lets one withdraw', async () => {
    const last = await aProduct(test.db, { handle: 'last-of-it', tags: ['final-sale'] });
    const variantId = last.variantIds[0] ?? 0;
    const before = await sent(await aCustomer(test), { lines: [{ variantId }] });
    expect((await post('returns/find', before)).json.pieces[0]).toMatchObject({ left: 1, because: null });
    const lines = [{ variantId, isFinalSale: true }];
    const arrival = { processedAt: new Date('2026-11-28T10:00:00Z'), lines };
    const stays = await sent(await aCustomer(test), arrival);
    expect((await post('returns/find', stays)).json.pieces[0]).toMatchObject({ left: 0, because: 'final-sale' });
    // as the version before wrote it, and writes it while it still runs beside this one
    await sql`update commerce.order_line set is_final_sale = default`.execute(test.db);
    expect((await post('returns/find', stays)).json.pieces[0]).toMatchObject({ left: 0, because: 'final-sale' });
    expect((await post('returns/find', before)).json.pieces[0]).toMatchObject({ left: 1, because: null });
    const goes = await sent(await aCustomer(test), { ...arrival, countryCode: 'DE' });
    expect((await post('returns/find', goes)).json.pieces[0]).toMatchObject({ left: 1 });
  });
});
