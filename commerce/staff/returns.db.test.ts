import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import { aPaidOrder } from '../checkout/testing/a-paid-order.ts';
import { FRIDAY, openShop, type TestShop } from '../checkout/testing/open-shop.ts';
import { createMailboxMailer } from '../outbox/mail/mailbox-mailer.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { findGiftCards } from '../store/discount/gift-cards.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { sendEverything } from '../testing/send-everything.ts';
import { COMMANDS, type Outcome, planCommand } from './run-command.ts';

describe('a return without a script, and by staff (CNT-007)', () => {
  let shop: TestShop;
  let product: ProductIds;
  beforeAll(async () => {
    shop = await openShop({ clock: () => FRIDAY });
    product = await aProduct(shop.db, { handle: 'kaila-top-passionfruit', stock: 100 });
  });
  afterAll(() => shop.close());

  const sent = async () => {
    const lines = [
      { variantId: product.variantIds[1], quantity: 1 },
      { variantId: product.variantIds[0], quantity: 2 },
    ];
    const order = await aPaidOrder(shop, lines);
    await sendEverything(shop.db, order.id);
    return order;
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await shop.checkout.fetch(
      new Request(`http://checkout.shop.example/checkouts/returns${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    );
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
  };
  const read = async (path: string) => {
    const answer = await shop.checkout.fetch(new Request(`http://checkout.shop.example${path}`));
    return { status: answer.status, text: await answer.text() };
  };
  async function run(line: string): Promise<Outcome> {
    const plan = planCommand(line.split(' '), COMMANDS);
    const context = { db: shop.db, gateway: createTestGateway(shop.db), clock: () => FRIDAY };
    return plan.kind === 'done' ? plan.outcome : plan.run(context);
  }
  const said = async (line: string): Promise<string> => {
    const { exitCode, out, err } = await run(line);
    expect({ line, exitCode, err }).toEqual({ line, exitCode: 0, err: [] });
    return out.join('\n');
  };
  const emails = async (): Promise<Array<{ subject: string; text_body: string }>> => {
    const mailer = createMailboxMailer(shop.db);
    await createOutbox({ db: shop.db, mailer, ...emailPlace('https://shop.example') }).run();
    return shop.db.selectFrom('commerce.mailbox').select(['subject', 'text_body']).orderBy('id').execute();
  };

  it('goes from the form to the label to the money, with a letter at each step', async () => {
    const order = await sent();
    const who = { number: `BB-${order.number}`, email: order.email };
    expect(await post('/find', { ...who, email: 'x@else.example' })).toMatchObject({ status: 404 });
    const form = await post('/find', who);
    expect(form.text).toMatch(/name="piece-1".*name="piece-2"/s);
    const key = /name="key" value="([\w-]+)"/.exec(form.text)?.[1] ?? '';
    expect(await post('', { ...who, key })).toMatchObject({ status: 422 });
    const chosen = {
      ...who,
      key,
      'piece-1': 'on',
      'quantity-1': '1',
      'reason-1': 'too-big',
      'wish-1': 'refund',
      'piece-2': 'on',
      'quantity-2': '1',
      'wish-2': 'gift-card',
    };
    const [first, second] = [await post('', chosen), await post('', chosen)];
    expect([first.status, second.location]).toEqual([303, first.location]);
    const page = await read(first.location);
    expect(page.text).toMatch(/Barcode of R-\d+-\d+/);
    expect(page.text).not.toMatch(new RegExp(order.deliveryAddress.address1));
    expect((await read('/checkouts/returns/nothing')).status).toBe(404);

    const number = /Return <span class="number">(R-\d+)/.exec(page.text)?.[1] ?? '';
    expect(await said('return list')).toContain(`${number}  `);
    expect(await said(`return show ${number}`)).toMatch(/Too big +wants money back/);
    expect(await run(`return refund ${number}`)).toMatchObject({
      exitCode: 1,
      err: [`Return ${number} is requested.`],
    });
    expect(await said(`return receive ${number}`)).toContain(`Return ${number} is here.`);
    expect((await read(first.location)).text).toContain('Your parcel is here');
    const settled = await said(`return refund ${number}`);
    expect(settled).toMatch(/is back with the shopper\.\n.* went onto a gift card\./);
    expect(await said(`return refund ${number}`)).toBe(settled);
    expect(await said('return list')).toBe('Nothing is on its way back.');

    const all = await emails();
    const subjects = all.map(({ subject }) => subject);
    expect(subjects).toContain(`Return ${number}: your label`);
    expect(subjects).toContain(`Return ${number} is here`);
    expect(subjects.filter((subject) => /is on its way back to you$/.test(subject))).toHaveLength(1);
    const card = all.find(({ subject }) => /gift card$/.test(subject));
    const code = /(?:[A-Z2-9]{4} ){3}[A-Z2-9]{4}/.exec(card?.text_body ?? '')?.[0] ?? '';
    const balance = (await findGiftCards(shop.db, [code], FRIDAY)).get(code)?.balance;
    expect(balance?.amount).toBe((order.lines[1]?.amount ?? 0) / (order.lines[1]?.quantity ?? 1));
  });

  it('sends a swapped size and a refused piece off with a number, and tells of it once', async () => {
    const order = await sent();
    const who = { number: String(order.number), email: order.email };
    const asked = await post('', {
      ...who,
      key: crypto.randomUUID(),
      'piece-1': 'on',
      'wish-1': `size-${product.variantIds[2]}`,
      'piece-2': 'on',
    });
    const number = /(R-\d+)/.exec((await read(asked.location)).text)?.[1] ?? '';
    expect(await run(`return send ${number}`)).toMatchObject({ err: [`Return ${number} has nothing to send.`] });
    const received = await said(`return receive ${number} --refuse 2`);
    expect(received).toMatch(/^Send 1 x Kaila.*, M$/m);
    expect(received).toMatch(/^Send 1 x Kaila.*, L$/m);
    expect(await said(`return show ${number}`)).toContain(`Still to leave: return send ${number}`);
    const tracking = /TW[\d ]+[A-Z]{2}/.exec(await said(`return send ${number}`))?.[0] ?? 'none';
    expect(await run(`return send ${number}`)).toMatchObject({ exitCode: 1 });
    expect(await run('return send R-999999')).toMatchObject({ exitCode: 1 });
    expect(await said(`return show ${number}`)).toContain(`Parcel Tidewater Post ${tracking}: Order created`);
    expect((await read(asked.location)).text).toContain(tracking);
    const onItsWay = (await read(`/checkouts/parcels/${tracking.replaceAll(' ', '')}`)).text;
    expect(onItsWay).toContain(tracking);
    expect(onItsWay).toContain('It brings another size, for a piece that came back to us.');
    expect(onItsWay).toContain('href="https://shop.example/track-order/"');
    for (const secret of [number, order.email, `BB-${order.number}`]) expect(onItsWay).not.toContain(secret);
    const told = (await emails()).filter(({ subject }) => subject === 'Size L is on its way');
    expect(told).toHaveLength(1);
    expect(told[0]?.text_body).toContain(tracking);
    expect(told[0]?.text_body).toContain('Kaila Triangle Top, Size L');
  });

  it('is called off, and refuses what makes no sense', async () => {
    const order = await sent();
    const who = { number: String(order.number), email: order.email };
    const { location } = await post('', { ...who, key: 'a-key-of-8', 'piece-1': 'on', 'wish-1': 'size-999999' });
    expect(location).toBe('');
    const asked = await post('', { ...who, key: 'a-key-of-8', 'piece-1': 'on', 'quantity-1': '1' });
    const number = /(R-\d+)/.exec((await read(asked.location)).text)?.[1] ?? '';
    expect(await run(`return receive ${number} --refuse 9`)).toMatchObject({ exitCode: 1 });
    expect(await said(`return cancel ${number}`)).toBe(`Return ${number} is called off.`);
    expect((await read(asked.location)).text).toContain('Called off');
    expect(await run(`return receive ${number}`)).toMatchObject({ exitCode: 1 });
    expect(await run('return show R-999999')).toMatchObject({ exitCode: 1 });
  });
});
