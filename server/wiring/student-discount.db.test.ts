import { createMailboxMailer } from '@bluebird-bay/commerce/outbox/mail/mailbox-mailer.ts';
import { seedDiscounts } from '@bluebird-bay/commerce/store/discount/discounts.ts';
import { type ProviderUnderTest, providerUnderTest } from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { createServices } from '@bluebird-bay/services/services.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantStudentCode } from '../commerce/embedded/grant-student-code.ts';
import { createPost } from '../emails/post.ts';
import { studentEmails } from '../emails/student-emails.ts';

const EMAIL = 'marina@students.example.edu';

let provider: ProviderUnderTest;
let own: ServicesTestDatabase;
beforeAll(async () => {
  [provider, own] = await Promise.all([providerUnderTest(), emptyServicesDatabase()]);
  await seedDiscounts(provider.db);
});
afterAll(() => Promise.all([provider.close(), own.close()]));

it('grants the code to whoever opens the email, and to nobody before', async () => {
  const { db } = provider;
  const shopOrigin = 'http://shop.example';
  const post = createPost(createMailboxMailer(db), emailPlace(shopOrigin));
  const students = { code: 'STUDENT30', invite: studentEmails({ post, shopOrigin }), grant: grantStudentCode(db) };
  const services = createServices({ db: own.db, students });
  const ask = (path: string, body: unknown) =>
    services.fetch(
      new Request(`http://shop.example/services/student-discount${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const granted = () => db.selectFrom('commerce.discount_grant').select('email').where('email', '=', EMAIL).execute();

  expect((await ask('', { email: EMAIL })).status).toBe(202);
  expect(await granted()).toEqual([]);
  const email = await db
    .selectFrom('commerce.mailbox')
    .select(['recipient', 'text_body', 'html_body'])
    .executeTakeFirstOrThrow();
  expect(email.recipient).toBe(EMAIL);
  const link = /http:\/\/shop\.example\/student-discount\/#confirm=([\w-]{32})/;
  expect(email.html_body).toMatch(link);
  const answer = await ask('/confirm', { token: link.exec(email.text_body)?.[1] });
  expect(await answer.json()).toEqual({ code: 'STUDENT30', email: EMAIL });
  expect(await granted()).toEqual([{ email: EMAIL }]);
});
