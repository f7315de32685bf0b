import { type Outcome, planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { createContactRound } from '@bluebird-bay/services/contact/contact-round.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEmails } from '../emails/contact-emails.ts';
import { createPost } from '../emails/post.ts';
import { MESSAGE_COMMANDS } from '../staff/message-commands.ts';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

const PLACE = {
  shopOrigin: 'https://shop.example',
  pictureUrl: (spec: string) => `https://shop.example/pictures/${spec}`,
};
const HOSTILE = 'Hello\u202e <b>there</b>\nred';

describe('the contact form as a browser without scripts sends it (CNT-008)', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await shopUnderTest();
  });
  beforeEach(() => shop.services.db.deleteFrom('services.contact_message').execute());
  afterAll(() => shop.close());

  const FORM = { topic: 'repair', name: 'Marina', email: 'marina@bay.example', order: '', message: 'A strap, again.' };
  const post = (changed: object = {}, headers: Record<string, string> = {}) =>
    shop.submit('/contact-us/', { ...FORM, ...changed }, headers);
  const kept = () => shop.services.db.selectFrom('services.contact_message').select(['id', 'topic', 'body']).execute();

  it('leaves the message and goes on to the page that says so; twice is once', async () => {
    const answers = [await post(), await post()];
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, '/message-sent/'],
      [303, '/message-sent/'],
    ]);
    expect(await kept()).toMatchObject([{ topic: 'repair', body: 'A strap, again.' }]);
  });

  it('says what will not do, and how to get back to what was typed', async () => {
    const answer = await post({ email: 'marina at bay' });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('The email needs to look like marina@example.com.');
    expect(page).toContain('href="http://localhost:3000/contact-us/"');
    expect(await kept()).toEqual([]);
  });

  it('is not taken from the page of another site', async () => {
    expect((await post({}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await kept()).toEqual([]);
    expect((await post({}, { origin: 'http://localhost:3000' })).status).toBe(303);
  });

  it('writes to both sides, and repeats nothing to an address that may be a stranger’s', async () => {
    const mails: Mail[] = [];
    const round = createContactRound({
      db: shop.services.db,
      send: contactEmails({
        post: createPost({ send: async (mail) => void mails.push(mail) }, PLACE),
        shopOrigin: PLACE.shopOrigin,
        shopEmail: 'hello@shop.example',
      }),
    });
    await post({ message: 'A strap <b>again</b>.', order: 'BB-1001' });
    await round();
    const [toShop, toWriter] = mails;
    expect(toShop).toMatchObject({ to: 'hello@shop.example', replyTo: 'marina@bay.example' });
    expect(toShop?.text).toContain('A strap <b>again</b>.');
    expect(toShop?.html).toContain('A strap &lt;b&gt;again&lt;/b&gt;.');
    expect(toShop?.text).toContain('BB-1001');
    expect(toWriter?.to).toBe('marina@bay.example');
    expect(toWriter?.replyTo).toBeUndefined();
    expect(`${toWriter?.text}${toWriter?.html}`).not.toMatch(/strap|Marina|BB-1001/);
  });

  it('is read, shown and done by staff; nothing in it speaks to the terminal', async () => {
    const staff = async (...argv: string[]): Promise<Outcome> => {
      const plan = planCommand(argv, MESSAGE_COMMANDS);
      return plan.kind === 'done'
        ? plan.outcome
        : plan.run({ withServices: (work) => work(shop.services.db), clock: () => new Date() });
    };
    expect((await staff('messages')).out).toEqual(['Nobody waits for an answer.']);
    await post({ message: HOSTILE });
    const [message] = await kept();
    const id = String(message?.id);
    for (const words of [['messages'], ['messages', 'list']])
      expect((await staff(...words)).out.join()).toMatch(/A repair +marina@bay\.example +waits +Hello/);
    const shown = (await staff('messages', 'show', id)).out;
    expect(shown).toContain('Hello <b>there</b>');
    expect(shown.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect((await staff('messages', 'done', id)).out).toEqual([`Message ${id} is done.`]);
    expect((await staff('messages')).out).toEqual(['Nobody waits for an answer.']);
    expect((await staff('messages', '--all')).out.join()).toContain('done');
    expect(await staff('messages', 'show', '999999')).toMatchObject({ exitCode: 1 });
    expect(await staff('messages', 'show', 'x')).toMatchObject({ exitCode: 2 });
  });
});
