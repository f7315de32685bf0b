import { networkOf } from '@bluebird-bay/contract/network.ts';
import { describe, expect, it } from 'vitest';
import { accountLink, parseAccountLink } from './account-links.ts';
import { ATTEMPT_LIMITS } from './attempt-limits.ts';
import { normaliseEmail } from './email-address.ts';
import { passwordProblem } from './password-rules.ts';
import { nameProblem } from './person-name.ts';
import { normalisePhone } from './phone-number.ts';

describe('an email address', () => {
  it.each([' Ana@Example.COM', 'ａｎａ@example.com', 'ana@example.com'])('"%s" is one mailbox', (raw) => {
    expect(normaliseEmail(raw)).toBe('ana@example.com');
  });
});

describe('a phone number', () => {
  it.each([
    ['+63 917 555 0132', '+639175550132'],
    ['00351 912-345-678', '+351912345678'],
    ['+1 (613) 555.0199', '+16135550199'],
    ['0917 555 0132', undefined],
    ['+0 123 456 789', undefined],
    ['call me', undefined],
    ['', undefined],
  ])('%s is %s', (raw, phone) => expect(normalisePhone(raw)).toBe(phone));
});

describe('a password', () => {
  it.each(['correct horse', '🐚🐚🐚🐚🐚🐚🐚🐚', 'x'.repeat(128), 'пляж и море'])('may be "%s"', (password) =>
    expect(passwordProblem(password)).toBeUndefined(),
  );

  it.each(['password1', 'PASSWORD1', '12345678', 'qwertyuiop'])('may not be "%s", which everybody takes', (password) =>
    expect(passwordProblem(password)?.code).toBe('INVALID'),
  );

  it('is as long as people count it', () => {
    expect(passwordProblem('🐚'.repeat(7))?.code).toBe('TOO_SHORT');
    expect(passwordProblem('🐚'.repeat(129))?.code).toBe('TOO_LONG');
  });
});

describe('a name', () => {
  it.each(['Ana', "O'Neill-Reyes", 'Åsa Ørsted', '松尾', 'J. R.'])('may be %s', (name) =>
    expect(nameProblem('First name', name)).toBeUndefined(),
  );
  it.each(['go to www.win.example', 'http://x', 'free.money.xyz'])('may not be "%s"', (name) =>
    expect(nameProblem('First name', name)?.code).toBe('CONTAINS_URL'),
  );
});

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a link', () => {
  it('is read as it was written, whatever language stands before it', () => {
    const token = 'a'.repeat(43);
    expect(accountLink('https://shop.example/account', 'reset', 12, token)).toBe(
      `https://shop.example/account/reset/12/${token}/`,
    );
    for (const url of [
      `https://shop.example/account/reset/12/${token}/`,
      `https://x.example/pt-br/account/reset/12/${token}`,
    ])
      expect(parseAccountLink(url, 'reset')).toEqual({ customerId: 12, token });
  });
  it.each(['https://shop.example/account/activate/12/aaaaaaaaaaaaaaaaaaaaaaaa/', '/account/reset/12/x/', 'x'])(
    '%s is none for a reset',
    (url) => expect(parseAccountLink(url, 'reset')).toBeUndefined(),
  );
});

describe('the limits', () => {
  it('let no more than fifteen guesses at an account through in an hour (A1)', () => {
    const { waits } = ATTEMPT_LIMITS.signInFromNetwork;
    let seconds = 0;
    let guesses = 0;
    while (seconds < 3_600) {
      guesses += 1;
      seconds += waits[Math.min(guesses, waits.length) - 1] ?? 0;
    }
    expect(guesses).toBeLessThanOrEqual(15);
  });
});
