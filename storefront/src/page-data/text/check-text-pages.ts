import type { TextPage } from '../../features/content/text-page.ts';
import type { PageTable } from '../../page-runtime/addresses/page-matching.ts';
import { attributesOf } from './elements-of.ts';

const OWN = /^\/(?!\/)/;
const FILE = /\.[a-z]+$/;

function problemOf(href: string, from: TextPage, pages: readonly TextPage[], table: PageTable): string | undefined {
  const [address = '', hash] = href.split('#');
  if (address !== '' && !OWN.test(address)) return undefined;
  if (FILE.test(address)) return undefined;
  if (address !== '' && !table.isKnown(address)) return `${href} is no page of the shop`;
  const to = address === '' ? from : pages.find(({ path }) => path === address);
  if (hash !== undefined && to && !to.headings.some(({ id }) => id === hash))
    return `there is no #${hash} at ${to.path}`;
  return undefined;
}

/**
 * What is wrong with the links of pages of text: pages the page table does not know, anchors no heading has. Products,
 * collections and lookbooks are the provider's to know; the link check of the whole shop asks for them.
 */
export function textPageProblems(pages: readonly TextPage[], table: PageTable): string[] {
  return pages.flatMap((page) =>
    [...attributesOf(page.words, 'a', 'href'), ...page.front.related].flatMap((href) => {
      const problem = problemOf(href, page, pages, table);
      return problem === undefined ? [] : [`${page.path}: ${problem}`];
    }),
  );
}
