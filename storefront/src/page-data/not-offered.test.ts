import { expect, it } from 'vitest';
import { isClosed } from '../page-runtime/link.tsx';
import { PAGE_TABLE } from '../page-table.ts';
import type { Lack } from '../storefront-api/shop-config.ts';
import { closedDoors, insteadOfPage } from './not-offered.ts';

const LACKS: readonly Lack[] = ['accounts', 'passwords', 'students', 'self-service', 'gift-cards'];

it('leaves every page and every door where nothing is lacking', () => {
  expect(closedDoors({})).toBeUndefined();
  expect(PAGE_TABLE.flatMap(({ template }) => insteadOfPage(template, {}) ?? [])).toEqual([]);
  expect(isClosed('/student-discount/', undefined)).toBeFalsy();
});

it.each(LACKS)('leads to none of the pages that are about %s, and to all others', (lack) => {
  const lacks = [lack];
  for (const { path, template } of PAGE_TABLE) {
    if (path.includes(':')) continue;
    expect([path, isClosed(path, closedDoors({ lacks })) ?? false]).toEqual([
      path,
      insteadOfPage(template, { lacks }) !== undefined,
    ]);
  }
});

it('says what there is instead', () => {
  expect(insteadOfPage('bay-club', { lacks: LACKS })?.title).toEqual(['No club', 'without accounts']);
  expect(insteadOfPage('reset', { lacks: LACKS })?.line).toContain('in this browser');
  expect(insteadOfPage('home', { lacks: LACKS })).toBeUndefined();
});
