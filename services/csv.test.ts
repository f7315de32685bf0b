import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['-1+cmd|calc!A0', "'-1+cmd|calc!A0"],
  ['+1', "'+1"],
  ['@sum', "'@sum"],
  [-62, '-62'],
  ['Lido, in Citrus Grove', '"Lido, in Citrus Grove"'],
  ['two\rlines', '"two\rlines"'],
])('%j is no formula in a spreadsheet, and one cell', (value, cell) => {
  expect(csvText([['name'], [value]])).toBe(`name\r\n${cell}\r\n`);
});
