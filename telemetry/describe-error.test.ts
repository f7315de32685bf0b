import { expect, it } from 'vitest';
import { describeError, errorWords } from './describe-error.ts';

/** As the driver throws it, with what it quotes. */
const refused = Object.assign(new Error('duplicate key value violates unique constraint "subscriber_key"'), {
  code: '23505',
  severity: 'ERROR',
  detail: 'Key (email)=(ana@bay.example) already exists.',
  table: 'newsletter_subscriber',
  constraint: 'subscriber_key',
});

it('names what PostgreSQL refused, and nothing that was written', () => {
  const told = describeError(refused);
  expect(told).toMatch(/^Error: PostgreSQL 23505 table newsletter_subscriber constraint subscriber_key/);
  expect(told).not.toContain('ana');
});

it('says what happened and where, without addresses and secrets, in one line', () => {
  const told = describeError(
    new TypeError('No mail to <ana@bay.example>\r\nfor key=0b1eb12d0b1eb12d0b1eb12d0b1eb12d, Ana'),
  );
  expect(told).toMatch(/^TypeError: No mail to <<address>> for key=<hidden>, Ana \(.*describe-error\.test\.ts:\d+/);
  expect(told).not.toMatch(/bay\.example|[\r\n]/);
});

it('says why, where the error itself does not: of a request that failed, and of addresses of which none answered', () => {
  const refusal = { code: 'ECONNREFUSED' };
  const unanswered = Object.assign(new AggregateError([], ''), refusal);
  expect(errorWords(unanswered)).toBe('ECONNREFUSED');
  expect(errorWords(Object.assign(new Error(''), { code: 20 }))).toBe('20');
  expect(errorWords(new TypeError('fetch failed', { cause: unanswered }))).toBe('fetch failed: ECONNREFUSED');
  const told = describeError(new Error('No mail', { cause: new Error('to ana@bay.example') }));
  expect(told).toMatch(/^Error: No mail: to <address> \(/);
  expect(errorWords(new Error('not kept', { cause: refused }))).toBe(
    'not kept: PostgreSQL 23505 table newsletter_subscriber constraint subscriber_key',
  );
});

it('describes what is no error as well', () => {
  expect(describeError('closed by ana@bay.example')).toBe('closed by <address>');
  expect(describeError(undefined)).toBe('undefined');
});
