import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Email } from './email.ts';

const read = (typed: string) => v.safeParse(Email, typed);

it.each([
  [' Ana@Bay.example ', 'ana@bay.example'],
  ['ana＠bay．example', 'ana@bay.example'],
  ['ＡＮＡ@bay.example', 'ana@bay.example'],
])('%j is kept in its one spelling', (typed, kept) => {
  expect(read(typed).output).toBe(kept);
});

it.each([
  'victim＠x.example，a@b.example',
  'ana@bay.example；bea@bay.example',
  'ana＜@bay.example',
  'ana\u0000@bay.example',
  'ana\u202e@bay.example',
  'ana\ud800@bay.example',
])('%j is no address, whatever forms its signs have', (typed) => {
  expect(read(typed).success).toBe(false);
});

it('a spelling that is too long only once it is the one that is kept is too long', () => {
  // one sign that stands for eighteen
  expect(read(`${'\ufdfa'.repeat(20)}@bay.example`).success).toBe(false);
});
