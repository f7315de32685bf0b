import type { ListPage } from '../collection/list/list-page.ts';
import { readFit } from '../size-guide/fit-memory.ts';
import { type MySizes, mySizes, sizeMark } from './my-sizes.ts';

/** A page stays the same page as long as the sizes are the same: its cards are not drawn again. */
let marked = new WeakMap<ListPage, ListPage>();
let markedFor = '';

function withMarks(page: ListPage, sizes: MySizes): ListPage {
  const cards = page.cards.map((card) => {
    const note = sizeMark(sizes, card);
    return note === undefined ? card : { ...card, note };
  });
  return { ...page, cards };
}

/** The pages of a list, each card saying how it stands in the shopper's size; as they are for whoever does not shop in it. */
export function markPages(pages: readonly ListPage[]): readonly ListPage[] {
  const fit = readFit();
  if (!fit.shopsInIt) return pages;
  const sizes = mySizes(fit);
  const asked = JSON.stringify(sizes);
  if (asked !== markedFor) [marked, markedFor] = [new WeakMap(), asked];
  return pages.map((page) => {
    const known = marked.get(page) ?? withMarks(page, sizes);
    marked.set(page, known);
    return known;
  });
}
