import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = new URL('pages/', import.meta.url);

/** What stands above the words of a page, by name. */
const said = (file: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(readFileSync(new URL(file, PAGES), 'utf8'))?.[1];

it('no two pages of words begin with the same picture, or describe theirs alike', () => {
  const pages = readdirSync(PAGES).filter((file) => said(file, 'picture') !== undefined);
  expect(pages.length).toBeGreaterThan(10);
  for (const name of ['picture', 'alt']) {
    const all = pages.map((file) => said(file, name));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});
