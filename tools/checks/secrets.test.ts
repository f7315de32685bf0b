import { expect, it } from 'vitest';
import { secretViolations } from './secrets.ts';

const foundIn = (text: string, file = 'server/start.ts'): string[] => secretViolations([file], () => text);
/** Put together here, so that nothing like it stands in this file. */
const letters = (count: number, letter = 'a'): string => letter.repeat(count);

it.each([
  [`-----BEGIN RSA ${'PRIVATE'} KEY-----`, 'a private key'],
  [`AKIA${letters(16, 'Q')}`, 'a key of AWS'],
  [`ghp_${letters(36)}`, 'a token of GitHub'],
  [`npm_${letters(36)}`, 'a token of npm'],
  [`//registry.example/:_authToken=${letters(20)}`, 'a token of npm'],
  [`sk_live_${letters(24)}`, 'a live key of Stripe'],
  [`shpat_${letters(32)}`, 'a token of Shopify'],
  [`xoxb-${letters(12)}`, 'a token of Slack'],
  [`AIza${letters(35)}`, 'a key of Google'],
  [`eyJ${letters(20)}.eyJ${letters(20)}.${letters(20)}`, 'a signed token'],
  [`postgres://shop:${letters(9)}@db.bluebird.test/shop`, 'a password in an address'],
])('%s is found, and where', (text, what) => {
  expect(foundIn(`// a line before\nconst it = '${text}';`)).toEqual([`server/start.ts:2: looks like ${what}`]);
});

it('what a document shows, and what is put in at a start, is none', () => {
  expect(foundIn('postgres://user:password@host:5432/name')).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  expect(foundIn('`postgres://${user}:${password}@127.0.0.1:${port}/name`')).toEqual([]);
});

it.each(['.env', 'server/tls.key', '.env.local'])('%s is not kept', (file) => {
  expect(foundIn('', file)).toEqual([`${file}: a file like this stays on its machine`]);
});

it('an example of settings is', () => expect(foundIn('', '.env.example')).toEqual([]));
