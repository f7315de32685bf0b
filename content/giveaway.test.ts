import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GIVEAWAY } from './giveaway.ts';
import { LISTS } from './lists.ts';

const page = readFileSync(new URL('pages/giveaway.mdx', import.meta.url), 'utf8');
const day = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

it('the rules say when entries close and when the draw is, as the command has it (CNT-006)', () => {
  const closes = new Date(GIVEAWAY.closesAt);
  const draws = new Date(GIVEAWAY.drawsAt);
  expect(closes.toISOString()).toMatch(/T00:00:00\.000Z$/);
  for (const words of [page, LISTS.giveaway.brings])
    expect(words).toContain(`by ${day(new Date(closes.getTime() - 1))}, 24:00 UTC`);
  expect(draws.toISOString()).toMatch(/T12:00:00\.000Z$/);
  expect(page).toContain(`We draw on ${day(draws)} at noon, UTC.`);
});
