import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway } from '../checkout/gateway/test-gateway.ts';
import { aCart } from '../checkout/testing/a-cart.ts';
import { aPaidOrder } from '../checkout/testing/a-paid-order.ts';
import { buy, openCheckout, pageText } from '../checkout/testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../checkout/testing/open-shop.ts';
import { createMailboxMailer } from '../outbox/mail/mailbox-mailer.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { findOrder } from '../store/order/orders.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import type { StaffContext } from './command.ts';
import { COMMANDS, type Outcome, planCommand } from './run-command.ts';

describe('npm run shop', () => {
  let shop: TestShop;
  let context: StaffContext;
  let product: ProductIds;
  let sku: string;
  beforeAll(async () => {
    shop = await openShop();
    context = { db: shop.db, gateway: createTestGateway(shop.db), clock: () => FRIDAY };
    product = await aProduct(shop.db, { handle: 'kaila-top-passionfruit', stock: 100 });
    sku = 'KAILA-TOP-PASSIONFRUIT-S';
  });
  afterAll(() => shop.close());

  async function run(line: string): Promise<Outcome> {
    const plan = planCommand(line === '' ? [] : line.split(' '), COMMANDS);
    return plan.kind === 'done' ? plan.outcome : plan.run(context);
  }
  const said = async (line: string): Promise<string> => {
    const { exitCode, out, err } = await run(line);
    expect({ line, exitCode, err }).toEqual({ line, exitCode: 0, err: [] });
    return out.join('\n');
  };
  const ordered = async (quantity = 1) => {
    return aPaidOrder(shop, [{ variantId: product.variantIds[0], quantity }]);
  };
  const topics = async () =>
    (await shop.db.selectFrom('commerce.outbox').select('topic').orderBy('position').execute()).map(
      ({ topic }) => topic,
    );

  describe('helps', () => {
    it('with an overview that names every command', async () => {
      for (const line of ['', '--help', '-h']) {
        const text = await said(line);
        for (const { name } of COMMANDS) expect(text).toContain(name);
      }
    });

    it.each(COMMANDS.map((command) => [command.name, command] as const))(
      'with %s, and every option of it',
      async (name, { options = {} }) => {
        const text = await said(`${name} --help`);
        const [usage] = text.split('\n');
        expect(usage).toContain(`npm run shop -- ${name}`);
        for (const [option, { help }] of Object.entries(options)) {
          expect(usage).toContain(`--${option}`);
          expect(text).toContain(help);
        }
      },
    );
  });

  it('helps with what must be given, what one may choose from, and what may be left out', async () => {
    const usage = async (name: string) => (await said(`${name} --help`)).split('\n')[0];
    expect(await usage('sale plan')).toBe(
      'Usage: npm run shop -- sale plan <title> --percent <n> --opens <moment> --ends <moment> [--tag <tag>]',
    );
    expect(await usage('order refund')).toMatch(
      / <number> \(--all \| --line <line=pieces>… \| --delivery\) \[--no-restock\] \[/,
    );
    expect(await said('--help')).toMatch(/^ {2}sale plan <title> --percent <n> --opens <moment> --ends <moment> … /m);
  });

  it.each([
    ['dance', 'There is no command "dance".'],
    ['order', 'There is no command "order".'],
    ['order show', 'Wanted: order show <number>'],
    ['order show abc', 'The order number must be a whole number'],
    ['order show 1 2', 'Wanted: order show <number>'],
    ['order list --loud', "Unknown option '--loud'"],
    ['order list --limit many', '--limit must be a whole number'],
    ['order fulfil 1 --line 2', '--line wants line=pieces'],
    ['order refund 1', 'Say what for'],
    ['order cancel 1 --reason bored', '--reason is one of'],
    ['stock set X -5', "Unknown option '-5'"],
    ['stock set X 1.5', 'The number of pieces must be a whole number'],
    ['customer invite nobody', 'That is no email address'],
    ['code create AB --percent 10', 'A code has 3 to 64 letters'],
    ['code create ABC', 'Say what it is worth'],
    ['code create ABC --percent 10 --free-delivery', 'Say what it is worth'],
    ['code create ABC --percent 101', '--percent must be a whole number from 1 to 100'],
    ['code create ABC --amount 5.123', 'An amount looks like 12.50'],
    ['code create ABC --percent 5 --ends 2026-02-30', 'A day looks like'],
    ['gift-card issue 10 XYZ', 'The shop does not take "XYZ".'],
    ['gift-card issue 0 USD', 'A gift card holds more than nothing.'],
  ])('takes "%s" for a mistake, and says which', async (line, message) => {
    const { exitCode, out, err } = await run(line);
    expect([exitCode, out]).toEqual([2, []]);
    expect(err[0]).toContain(message);
    expect(err[1]).toMatch(/^See npm run shop -- .*--help$/);
  });

  it.each([
    ['order show 99999', 'There is no order BB-99999.'],
    ['order cancel 99999', 'There is no order BB-99999.'],
    ['stock set NOPE 1', 'There is no piece with the SKU NOPE.'],
    ['product publish nope', 'There is no product nope.'],
    ['customer show nobody@example.com', 'There is no customer nobody@example.com.'],
    ['mailbox --show 99999', 'There is no letter 99999.'],
  ])('cannot do "%s", and says why', async (line, message) => {
    expect(await run(line)).toEqual({ exitCode: 1, out: [], err: [message] });
  });

  it('plans sales, lists them and calls them off', async () => {
    const plan = (ends: string) => run(`sale plan Slow-Friday --percent 20 --opens 2026-11-27T09:00Z --ends ${ends}`);
    expect(await plan('2026-11-27T08:00Z')).toMatchObject({ exitCode: 2 });
    expect((await plan('2026-11-30T09:00Z')).out).toEqual([
      'Slow-Friday: 20 % off from 2026-11-27 09:00 UTC until 2026-11-30 09:00 UTC.',
    ]);
    expect(await plan('2026-11-30T09:00Z')).toMatchObject({ exitCode: 1 });
    expect(await said('sale list')).toBe('Slow-Friday: 20 %, 2026-11-27 09:00 UTC to 2026-11-30 09:00 UTC');
    expect(await said('sale call-off Slow-Friday')).toBe('Slow-Friday is called off.');
    expect(await said('sale list')).toBe('None.');
  });

  it('shows, sends, refunds and lists orders', async () => {
    const order = await ordered(3);
    expect(await said(`order show ${order.number}`)).toMatch(
      /Order BB-\d+, 2026-11-20 10:00 UTC: paid, unfulfilled\n\S+, paid with the card ending 4242\n[\s\S]*3 x\s+Kaila Triangle Top, S[\s\S]*3 to send[\s\S]*Total\s+\$138\.00/,
    );
    expect(await said(`order fulfil #${order.number} --line 1=1`)).toMatch(
      /^Sent 1 piece under TW \d{4} \d{4} \d{4} US\.$/,
    );
    expect(await run(`order fulfil ${order.number} --line 1=3`)).toMatchObject({
      exitCode: 1,
      err: ['Line 1 has 2 left to send.'],
    });
    expect(await run(`order cancel ${order.number}`)).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('can only be refunded')],
    });
    expect(await said(`order refund ${order.number} --line 1=1 --note Late --key once`)).toBe(
      `Refunded order BB-${order.number}: $46.00 is back with the shopper.`,
    );
    expect(await said(`order refund ${order.number} --line 1=1 --key once`)).toContain('$46.00');
    expect(await said(`order show ${order.number}`)).toMatch(
      /partially refunded, partially fulfilled[\s\S]*1 sent, 1 taken out, 1 to send[\s\S]*Given back\s+-\$46\.00[\s\S]*Refund \$46\.00.*done: Late/,
    );
    expect(await said(`order refund ${order.number} --all`)).toContain('$92.00');
    expect(await run(`order refund ${order.number} --all`)).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('nothing left to refund')],
    });
    expect(await said('order list --limit 1')).toMatch(
      new RegExp(`^BB-${order.number} .*marina\\.costa@example\\.com\\s+\\$138\\.00\\s+refunded$`),
    );
  });

  it('takes a line that is named twice for one, and for no more pieces than it has', async () => {
    const order = await ordered(3);
    expect(await run(`order fulfil ${order.number} --line 1=2 --line 1=2`)).toMatchObject({
      exitCode: 1,
      err: ['Line 1 has 3 left to send.'],
    });
    expect(await said(`order fulfil ${order.number} --line 1=1 --line 1=1`)).toContain('Sent 2 pieces');
    expect(await said(`order refund ${order.number} --line 1=1 --line 1=1`)).toContain('$92.00');
  });

  it('cancels an order', async () => {
    const order = await ordered();
    expect(await said(`order cancel ${order.number} --reason customer`)).toBe(
      `Cancelled order BB-${order.number}: $52.00 is back with the shopper.`,
    );
    expect(await run(`order cancel ${order.number}`)).toMatchObject({
      exitCode: 1,
      err: [`Order BB-${order.number} is cancelled already.`],
    });
    expect(await run(`order fulfil ${order.number}`)).toMatchObject({ exitCode: 1 });
  });

  it('sets stock, not below what payments hold, and tells of it', async () => {
    await shop.db.deleteFrom('commerce.outbox').execute();
    expect(await said(`stock set ${sku.toLowerCase()} 0`)).toBe(`${sku}: Kaila Triangle Top, S. 0 on hand.`);
    expect(await topics()).toEqual(['inventory_levels/update', 'products/update']);
    await said(`stock set ${sku} 50`);
    await shop.db.updateTable('commerce.variant').set({ reserved: 7 }).where('sku', '=', sku).execute();
    expect(await run(`stock set ${sku} 6`)).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('7 pieces are held')],
    });
    expect(await said(`stock show ${sku}`)).toContain('50 on hand, 7 of them held by payments.');
    await shop.db.updateTable('commerce.variant').set({ reserved: 0 }).where('sku', '=', sku).execute();
  });

  it('takes a product out of the shop and puts it back: nobody can buy it meanwhile', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: product.variantIds[0] }] });
    expect(await said('product unpublish kaila-top-passionfruit')).toBe('Kaila Triangle Top is out of the shop.');
    expect(pageText(await openCheckout(shop.checkout, cart))).toContain('Just sold out: Kaila Triangle Top');
    await buy(shop.checkout, cart);
    expect(await findOrder(shop.db, { cartId: cart.id })).toBeUndefined();
    await said('product publish kaila-top-passionfruit');
    await buy(shop.checkout, cart);
    expect(await findOrder(shop.db, { cartId: cart.id })).toBeDefined();
  });

  it('invites a customer by an email that waits in the mailbox; closes and reopens accounts', async () => {
    await shop.db.deleteFrom('commerce.outbox').execute();
    expect(await said('customer invite Ana.Reyes@Example.com --first-name Ana')).toContain(
      'ana.reyes@example.com is invited.',
    );
    await createOutbox({
      db: shop.db,
      ...emailPlace('https://shop.example'),
      mailer: createMailboxMailer(shop.db),
    }).run();
    const [, id] =
      /^(\d+)\s+ana\.reyes@example\.com\s+Open your Bluebird Bay account/m.exec(
        await said('mailbox --to ANA.reyes@example.com'),
      ) ?? [];
    expect(await said(`mailbox --show ${id}`)).toMatch(
      /Subject: Open your[\s\S]*Hi Ana,[\s\S]*https:\/\/shop\.example\/account\/activate\/\d+\//,
    );
    expect(await said('customer show ana.reyes@example.com')).toBe(
      'ana.reyes@example.com: Ana, invited, and has not opened the account yet. 0 orders.',
    );
    await said('customer close ana.reyes@example.com');
    expect(await run('customer invite ana.reyes@example.com')).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('is closed')],
    });
    // the link she was invited with ended with the account, and there was no password yet
    expect(await said('customer reopen ana.reyes@example.com')).toBe(
      'ana.reyes@example.com has no password yet: customer invite ana.reyes@example.com sends a new link.',
    );
    expect(await run('customer reopen ana.reyes@example.com')).toMatchObject({ exitCode: 1 });
    const printed = await shop.db
      .selectFrom('commerce.outbox')
      .select('topic')
      .where('topic', 'like', 'customers/%')
      .orderBy('position')
      .execute();
    expect(printed.slice(-3).map(({ topic }) => topic)).toEqual([
      'customers/create',
      'customers/disable',
      'customers/update',
    ]);
    await shop.db
      .insertInto('commerce.customer')
      .values({ email: 'bea@example.com', state: 'enabled', password_hash: 'x' })
      .execute();
    await said('customer close bea@example.com');
    expect(await said('customer reopen bea@example.com')).toBe('The account of bea@example.com is open again.');
  });

  it('makes codes and gift cards that the checkout takes', async () => {
    expect(await said('code create BEACH15 --percent 15 --once-per-customer --ends 2026-12-31')).toBe(
      'The code BEACH15 works from now on.',
    );
    expect(await run('code create beach15 --percent 50')).toMatchObject({
      exitCode: 1,
      err: ['The code beach15 is taken.'],
    });
    const cart = await aCart(shop.db, { lines: [{ variantId: product.variantIds[0] }] });
    await shop.db
      .updateTable('commerce.cart')
      .set({ discount_codes: ['BEACH15'] })
      .where('id', '=', cart.id)
      .execute();
    await buy(shop.checkout, cart);
    expect(await findOrder(shop.db, { cartId: cart.id })).toMatchObject({ discount: 690 });
    expect(await said('gift-card issue 50 usd')).toMatch(/^(?:\w{4} ){3}\w{4} {2}\$50\.00\nKeep the code/);
  });
});
