import { describe, expect, it } from 'vitest';
import { textProblem, tidyText } from './text-rules.ts';

it('composes emails and drops needless space', () => {
  expect(tidyText('  Zoe\u0308   Ngu\u0303  ')).toBe('Zo\u00eb Ng\u0169');
});

describe('textProblem', () => {
  const rule = { missing: 'Say something.', longest: 10 };
  it('asks for what is missing, unless it may be', () => {
    expect(textProblem('', rule)).toBe('Say something.');
    expect(textProblem('', { longest: 10 })).toBeUndefined();
  });
  it('knows how long is too long', () => {
    expect(textProblem('0123456789', rule)).toBeUndefined();
    expect(textProblem('0123456789a', rule)).toBe('Keep it to 10 characters.');
  });
  it.each(['a\u0000b', 'a\u0007b', 'a\u202eb', 'a\ud800b'])('refuses what no label can carry: %j', (text) =>
    expect(textProblem(text, rule)).toMatch(/cannot print/),
  );
  it.each(['\u0645\u0631\u062d\u0628\u0627', 'O\u2019Neil', '\u{1f41a} Bay', '<b>'])('takes %s', (text) =>
    expect(textProblem(text, rule)).toBeUndefined(),
  );
});
