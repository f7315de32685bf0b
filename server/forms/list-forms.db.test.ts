import { seedDiscounts } from '@bluebird-bay/commerce/store/discount/discounts.ts';
import { aNetwork } from '@bluebird-bay/commerce/testing/a-customer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

describe('forms that ask for an address, as a browser without scripts sends them (CNT-001…006)', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await shopUnderTest();
    await seedDiscounts(shop.provider.db);
  });
  beforeEach(async () => {
    await shop.services.db.deleteFrom('services.list_entry').execute();
  });
  afterAll(() => shop.close());

  const post: ShopUnderTest['submit'] = (...form) => shop.submit(...form);
  const entries = () =>
    shop.services.db.selectFrom('services.list_entry').select(['list', 'subject', 'confirmed_at', 'token']).execute();

  it.each([
    ['newsletter', ''],
    ['sale', ''],
    ['la-isla-bonita', ''],
    ['giveaway', ''],
    ['waitlist', 'Lido in Citrus Grove'],
  ])('%s: a letter goes out, its plain page asks, and what is pressed there decides', async (list, subject) => {
    const asked = await post('/sign-up/', { list, email: 'ana@bay.example', subject });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/letter-sent/']);
    const [entry] = await entries();
    expect(entry).toMatchObject({ list, subject, confirmed_at: null });
    const token = entry?.token ?? '';
    const sent = await shop.provider.db
      .selectFrom('commerce.mailbox')
      .select(['text_body', 'html_body'])
      .where('recipient', '=', 'ana@bay.example')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const form of [sent.text_body, sent.html_body])
      expect(form).toContain(`http://localhost:3000/list-letter/?token=${token}`);

    // Looked at alone, as programs that read letters do, it changes nothing.
    const page = await (await shop.send(`/list-letter/?token=${token}`)).text();
    expect(page).toContain(`name="token" value="${token}"`);
    expect(await entries()).toMatchObject([{ confirmed_at: null }]);
    const yes = await post('/list-letter/', { token, wanted: 'yes' });
    expect([yes.status, yes.headers.get('location')]).toEqual([303, '/list-joined/']);
    expect(await entries()).toMatchObject([{ confirmed_at: expect.any(Date) }]);

    const fromProgram = await shop.send(`/services/lists/leave?token=${token}`);
    expect([fromProgram.status, fromProgram.headers.get('location')]).toEqual([303, `/list-letter/?token=${token}`]);
    const no = await post('/list-letter/', { token, wanted: 'no' });
    expect([no.status, no.headers.get('location')]).toEqual([303, '/list-left/']);
    expect(await entries()).toEqual([]);
    expect((await post('/list-letter/', { token, wanted: 'no' })).status).toBe(400);
  });

  it('one click in a mail program ends it (RFC 8058)', async () => {
    await post('/sign-up/', { list: 'sale', email: 'ana@bay.example' });
    const [entry] = await entries();
    const once = await post(`/services/lists/leave?token=${entry?.token}`, { 'List-Unsubscribe': 'One-Click' });
    expect(once.status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  it('the student’s form sends a letter whose plain link gives out the code, and says which addresses will do', async () => {
    const sent = await post('/student-discount/', { email: 'ana@students.example.edu' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/letter-sent/']);
    const letter = await shop.provider.db
      .selectFrom('commerce.mailbox')
      .select('text_body')
      .where('recipient', '=', 'ana@students.example.edu')
      .executeTakeFirstOrThrow();
    const link = /\/student-letter\/\?token=[\w-]{32}/.exec(letter.text_body)?.[0] ?? '';
    const granted = () => shop.provider.db.selectFrom('commerce.discount_grant').select('email').execute();
    // Looked at alone, as programs that read letters do, it gives out nothing.
    const token = link.split('=').at(-1) ?? '';
    expect(await (await shop.send(link)).text()).toContain(`name="token" value="${token}"`);
    expect(await granted()).toEqual([]);
    expect(await (await post('/student-letter/', { token })).text()).toContain('made out to ana@students.example.edu');
    expect(await granted()).toEqual([{ email: 'ana@students.example.edu' }]);
    const gone = await post('/student-letter/', { token: 'x'.repeat(32) });
    expect([gone.status, await gone.text()]).toEqual([400, expect.stringContaining('run out')]);

    const refused = await post('/student-discount/', { email: 'ana@bay.example' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('one a school gives');
  });

  it('a school behind one address that asks a lot at once is told when to try again, and has the way back there', async () => {
    const school = aNetwork();
    const token = 'y'.repeat(32);
    const press = () => post('/student-letter/', { token }, {}, school);
    let last = await press();
    for (let pressed = 1; pressed < 60 && last.status !== 429; pressed += 1) last = await press();
    expect(last.status).toBe(429);
    const page = await last.text();
    expect(page).toMatch(/Try again in (?:a minute|[1-9]\d? minutes);/);
    expect(page).toContain(`href="http://localhost:3000/student-letter/?token=${token}"`);
  });

  it('a size that is sold out is waited for, once however often it is asked for', async () => {
    const wish = { variant: 'gid://shopify/ProductVariant/77', email: 'ana@bay.example' };
    for (const answer of [await post('/back-in-stock/', wish), await post('/back-in-stock/', wish)])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/waiting-with-you/']);
    const waiting = shop.services.db.selectFrom('services.stock_request').select(['variant', 'email']);
    expect(await waiting.execute()).toEqual([wish]);
    for (const [wrong, said] of [
      [{ ...wish, email: 'ana at bay' }, 'marina@example.com'],
      [{ ...wish, variant: 'XXL' }, 'Choose the size you wait for'],
    ] as const) {
      const refused = await post('/back-in-stock/', wrong);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(said);
    }
    expect((await post('/back-in-stock/', wish, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await waiting.execute()).toHaveLength(1);
  });

  it.each([
    [
      'a frame of another site that hides where it is',
      { list: 'sale', email: 'ana@bay.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      403,
      'another site',
    ],
    ['an address that is none', { list: 'sale', email: 'ana at bay' }, {}, 400, 'marina@example.com'],
    ['a list that is none', { list: 'vip', email: 'ana@bay.example' }, {}, 400, 'Something in it will not do'],
    [
      'another site',
      { list: 'sale', email: 'ana@bay.example' },
      { origin: 'https://evil.example' },
      403,
      'another site',
    ],
    [
      'a waitlist for nothing',
      { list: 'waitlist', email: 'ana@bay.example', subject: ' ' },
      {},
      400,
      'Tell us what you are waiting for',
    ],
  ])('says on a page what is wrong with %s', async (_name, fields, headers, status, said) => {
    const answer = await post('/sign-up/', fields, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    const text = await answer.text();
    expect(text).toContain(said);
    expect(text, 'no list is for students').not.toMatch(/student|school/);
    expect(await entries()).toEqual([]);
  });

  it('no page at the address of a letter tells another site of it', async () => {
    const token = 'z'.repeat(32);
    const link = `/club-letter/?token=${token}`;
    for (const answer of [
      await shop.send(link),
      await shop.send(link.slice(0, -1)),
      await post('/club-letter/', { token }),
    ])
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['/list-letter/', '/club-letter/', '/student-letter/'])(
    '%s takes no press from another site, and keeps its token out of the address',
    async (path) => {
      const token = 'z'.repeat(32);
      const page = await (await shop.send(`${path}?token=${token}`)).text();
      expect(page).toContain(`action="${path}" class="row"><input type="hidden" name="token" value="${token}">`);
      const forged = await post(path, { token }, { origin: 'https://evil.example' });
      expect([forged.status, await forged.text()]).toEqual([403, expect.stringContaining('another site')]);
    },
  );

  it.each(['', '?token=', '?token=%22%3E%3Cscript%3E'])(
    'a link that has lost a letter (%s) leads to a page that says so',
    async (query) => {
      const answer = await shop.send(`/list-letter/${query}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script');
    },
  );
});
