import { describe, expect, it } from 'vitest';
import type { TextPage, Word } from '../../features/content/text-page.ts';
import { createPageTable } from '../../page-runtime/addresses/page-matching.ts';
import { PAGE_TABLE } from '../../page-table.ts';
import { textPageProblems, textPages } from './text-page-data.ts';

const table = createPageTable(PAGE_TABLE);

const link = (href: string): Word => ({
  name: 'p',
  children: [{ name: 'a', attributes: { href }, children: ['there'] }],
});

const aPage = (words: readonly Word[], related: readonly string[] = []): TextPage => ({
  path: '/about-us/',
  template: 'text',
  front: { title: 'About us', description: 'Who we are.', related },
  words,
  headings: [{ id: 'who', title: 'Who', level: 2 }],
  wordCount: 1,
  minutes: 1,
});

describe('pages of text', () => {
  it('can all be shown, and lead somewhere', () => {
    expect(textPages().length).toBeGreaterThan(5);
    expect(textPageProblems(textPages(), table)).toEqual([]);
  });

  it.each(['/size-guide/', '/collections/all/', '#who', '/robots.txt', 'https://example.com/'])(
    'may lead to %s',
    (href) => {
      expect(textPageProblems([aPage([link(href)])], table)).toEqual([]);
    },
  );

  it.each([
    ['/about-them/', 'is no page of the shop'],
    ['/size-guide', 'is no page of the shop'],
    ['#whom', 'there is no #whom at /about-us/'],
    ['/about-us/#whom', 'there is no #whom at /about-us/'],
  ])('are reported with a link to %s: %s', (href, reason) => {
    expect(textPageProblems([aPage([link(href)])], table)).toEqual([expect.stringContaining(reason)]);
  });

  it('are reported with a template that no page module shows', () => {
    expect(textPageProblems([{ ...aPage([]), template: 'contcat' }], table)).toEqual([
      '/about-us/: storefront/src/page-modules.ts has no template contcat',
    ]);
  });

  it('are reported with a link in what to read next, too', () => {
    expect(textPageProblems([aPage([], ['/nowhere/'])], table)).toHaveLength(1);
    expect(textPageProblems([aPage([], ['/lookbooks/'])], table)).toEqual([]);
    expect(textPageProblems([aPage([], ['/wishlist/'])], table)).toEqual([
      '/about-us/: text-page-data.ts says nothing of /wishlist/',
    ]);
  });
});
