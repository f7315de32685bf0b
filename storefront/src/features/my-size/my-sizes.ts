import { inSizeOrder, LETTER_SIZES } from '../collection/filter/list-filters.ts';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import type { FitPart } from '../size-guide/fit-part.ts';
import type { FitMemory } from '../size-guide/suggest-size.ts';

const ONE_SIZE = 'One Size';

export type MySizes = Readonly<Partial<Record<FitPart, string>>>;

/** The size of each part: the one somebody says they wear, else the one bought last; a whole piece takes the larger half. */
export function mySizes({ usual, last }: Pick<FitMemory, 'usual' | 'last'>): MySizes {
  const { top, bottoms, whole, men } = { ...last, ...usual };
  const halves = [top, bottoms].filter((label) => label !== undefined);
  const larger = halves.toSorted((a, b) => LETTER_SIZES.indexOf(b) - LETTER_SIZES.indexOf(a))[0];
  return {
    ...(top && { top }),
    ...(bottoms && { bottoms }),
    ...((whole ?? larger) && { whole: whole ?? larger }),
    ...(men && { men }),
  };
}

/**
 * The sizes a list is to be narrowed to, as its address will name them; none where nothing in it is sized for a part whose size
 * is known. What comes in one size fits, so it stays.
 */
export function sizesForList(sizes: MySizes, cards: ReadonlyArray<Pick<ProductCardData, 'part'>>): readonly string[] {
  const parts = new Set(cards.map(({ part }) => part));
  const known = [...parts].flatMap((part) => (part && sizes[part]) ?? []);
  if (known.length === 0) return [];
  return inSizeOrder([...known, ...(parts.has(undefined) ? [ONE_SIZE] : [])]);
}

/** What a card says to somebody of these sizes; undefined where there is nothing to say. */
export function sizeMark(sizes: MySizes, { part, sizes: there }: Pick<ProductCardData, 'part' | 'sizes'>) {
  const mine = part && sizes[part];
  const size = there.find(({ label }) => label === mine);
  if (!size) return undefined;
  if (!size.available) return `Your ${size.label} is sold out`;
  return size.left === undefined ? `Here in your ${size.label}` : `${size.left} left in your ${size.label}`;
}
