import { expect, it } from 'vitest';
import { listEmails } from './list-emails.ts';
import type { Posted } from './post.ts';

it('repeats nothing that was typed: nobody writes to strangers through us', async () => {
  const posted: Posted[] = [];
  const send = listEmails({
    post: async (email) => {
      posted.push(email);
    },
    shopOrigin: 'https://shop.example',
  });
  const subject = 'your parcel is held, pay at evil.example';
  await send({ to: 'ana@bay.example', list: 'waitlist', subject, token: 'a'.repeat(32) });
  expect(posted).toMatchObject([{ to: 'ana@bay.example', content: { heading: 'Is this you?' } }]);
  expect(JSON.stringify(posted)).toContain('the waitlist');
  expect(JSON.stringify(posted)).not.toContain('evil.example');
});
