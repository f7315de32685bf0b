import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawGiveaway } from './giveaway-draw.ts';

const PHRASE = 'Harbour ferry runs aground, crew blames gull';
const EMAILS = Array.from({ length: 200 }, (_, index) => `swimmer-${index}@bay.example`);

it('the lowest number wins, and anybody can work theirs out (CNT-006)', () => {
  const drawn = drawGiveaway(EMAILS, PHRASE);
  const own = createHash('sha256').update(`swimmer-7@bay.example ${PHRASE}`).digest('hex');
  expect(drawn.find(({ email }) => email === 'swimmer-7@bay.example')?.number).toBe(own);
  expect(drawn.map(({ number }) => number)).toEqual(drawn.map(({ number }) => number).sort());
});

it('the order of the entries means nothing, nor does one twice; another phrase draws another', () => {
  const first = drawGiveaway(EMAILS, PHRASE);
  expect(drawGiveaway([...EMAILS, ...EMAILS].reverse(), PHRASE)).toEqual(first);
  const others = Array.from({ length: 50 }, (_, index) => drawGiveaway(EMAILS, `${PHRASE} ${index}`)[0]?.email);
  expect(new Set(others).size).toBeGreaterThan(30);
});
