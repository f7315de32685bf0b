import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderMailer } from './folder-mailer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps a letter as a mail program opens it: whom it is from, to and answered, and where one click ends its kind', async () => {
  const mailer = createFolderMailer(folder, 'Bluebird Bay <hello@shop.example>');
  const mail = { subject: 'A\r\nBcc: everybody@example.com', text: 'A', html: '<p>A</p>', to: 'one@example.com' };
  const unsubscribeUrl = 'https://shop.example/services/lists/leave?token=abc';
  await mailer.send({ ...mail, messageId: '<1@shop.example>', unsubscribeUrl, replyTo: 'ana@bay.example' });
  await mailer.send({ ...mail, messageId: '<../2@shop.example>' });
  expect((await readdir(folder)).sort()).toEqual(['..2@shop.example.eml', '1@shop.example.eml']);
  const [other, news] = await Promise.all(
    ['..2@shop.example.eml', '1@shop.example.eml'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  for (const line of [
    'From: Bluebird Bay <hello@shop.example>',
    'To: one@example.com',
    'Reply-To: ana@bay.example',
    'List-Unsubscribe: <https://shop.example/services/lists/leave?token=abc>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(news?.split(/\r?\n/)).toContain(line);
  expect(other).not.toMatch(/List-Unsubscribe|Reply-To/);
  expect(`${news}${other}`).not.toMatch(/^Bcc:/m);
});
