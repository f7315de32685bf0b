import { aNetwork } from '@bluebird-bay/commerce/testing/a-customer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

interface Row {
  name: string;
  path: string;
  fields: Record<string, string>;
  /** What makes it one that will not do, and what the page says then. */
  wrong: Record<string, string>;
  said: string;
  done: string;
  /** What is kept of it: sent twice it is there once. */
  kept: 'list_entry' | 'stock_request' | 'contact_message' | null;
}

const list = (name: string, more: Record<string, string> = {}): Row => ({
  name,
  path: '/sign-up/',
  fields: { list: name, email: `ana@${name}.example`, ...more },
  wrong: { email: 'ana at bay' },
  said: 'marina@example.com',
  done: '/letter-sent/',
  kept: 'list_entry',
});

/** Every form a visitor finds that a browser can send without a script. */
const FORMS: readonly Row[] = [
  list('newsletter'),
  list('sale'),
  list('la-isla-bonita'),
  list('giveaway'),
  list('waitlist', { subject: 'Lido in Citrus Grove' }),
  {
    name: 'student',
    path: '/student-discount/',
    fields: { email: 'ana@students.example.edu' },
    wrong: { email: 'ana@bay.example' },
    said: 'one a school gives',
    done: '/letter-sent/',
    kept: null,
  },
  {
    name: 'contact',
    path: '/contact-us/',
    fields: { topic: 'repair', name: 'Ana', email: 'ana@bay.example', order: '', message: 'A strap, again.' },
    wrong: { message: '' },
    said: 'Back button',
    done: '/message-sent/',
    kept: 'contact_message',
  },
  {
    name: 'back in stock',
    path: '/back-in-stock/',
    fields: { variant: 'gid://shopify/ProductVariant/77', email: 'ana@bay.example' },
    wrong: { variant: 'XXL' },
    said: 'Choose the size',
    done: '/waiting-with-you/',
    kept: 'stock_request',
  },
];

/** No network may send as many of one form in an hour. */
const FLOOD = 130;

describe('every form, as a browser without scripts sends it (CNT-001…006, CNT-008)', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await shopUnderTest();
  });
  afterAll(() => shop.close());

  const post = ({ path }: Pick<Row, 'path'>, fields: Record<string, string>, network = aNetwork(), headers = {}) =>
    shop.submit(path, fields, headers, network);
  it('the order of a return is asked for thirty times an hour from one network, and no more', async () => {
    const row = { path: '/checkouts/returns/find' };
    const network = aNetwork();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await post(row, { number: `BB-${9_000 + tries}`, email: 'ana@bay.example' }, network)).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  });

  const kept = async ({ kept: table }: Row): Promise<number> => {
    if (table === null) return 0;
    const rows = await shop.services.db.selectFrom(`services.${table}`).selectAll().execute();
    return rows.length;
  };

  it.each(FORMS)('$name: sent twice it is kept once, and leads on to a page that says so', async (row) => {
    const before = await kept(row);
    for (const answer of [await post(row, row.fields), await post(row, row.fields)])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, row.done]);
    expect((await kept(row)) - before).toBe(row.kept === null ? 0 : 1);
  });

  it.each(FORMS)('$name: says on a page what will not do, and keeps nothing', async (row) => {
    const before = await kept(row);
    const answer = await post(row, { ...row.fields, ...row.wrong });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(row.said);
    const elsewhere = await post(row, row.fields, aNetwork(), { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    const empty = await post(row, {});
    expect(empty.status).toBe(400);
    const long = await post(row, { ...row.fields, email: `${'a'.repeat(100_000)}@bay.example` });
    expect(long.status).toBe(400);
    expect(await kept(row)).toBe(before);
  });

  it.each(FORMS)('$name: a flood from one network ends on a page that says for how long; others go on', async (row) => {
    const network = aNetwork();
    let sent = 0;
    let last = await post(row, row.fields, network);
    for (; last.status !== 429 && sent < FLOOD; sent += 1) {
      const email = row.fields.email?.replace('@', `.${sent}@`) ?? '';
      last = await post(row, { ...row.fields, email }, network);
    }
    expect([last.status, last.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(await last.text()).toMatch(/an hour|tomorrow/);
    expect(sent).toBeGreaterThanOrEqual(5);
    expect((await post(row, { ...row.fields, email: row.fields.email?.replace('ana', 'eva') ?? '' })).status).toBe(303);
  });
});
