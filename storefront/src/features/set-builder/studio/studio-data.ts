import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import type { HalfKind } from '../half.ts';

/** A top or bottoms, as far as it is needed to choose it and to draw it. */
export interface StudioProduct {
  handle: string;
  title: string;
  price: MoneyAmount;
  /** The end of its picture addresses, `{cut}/{colourway}`. */
  image: string;
  soldOut?: true;
}

/** A print both halves are cut from. */
export interface StudioPrint {
  handle: string;
  title: string;
  /** Its cloth, a tile. */
  cloth: string;
  top: readonly StudioProduct[];
  bottoms: readonly StudioProduct[];
}

export interface StudioData {
  /** Where pictures are served. */
  pictureBase: string;
  /** Never empty. */
  prints: readonly [StudioPrint, ...StudioPrint[]];
}

/** A set: one print, and what of it. */
export interface StudioChoice {
  print: StudioPrint;
  top: StudioProduct;
  bottoms: StudioProduct;
}

/** The product of a print that is most like `like`: the same style, else the first that can be had. */
function productLike(products: readonly StudioProduct[], like: string | undefined): StudioProduct | undefined {
  return products.find(({ title }) => title === like) ?? products.find(({ soldOut }) => !soldOut) ?? products[0];
}

/** The set in another print, in the same styles where they are cut from it. Undefined for a print that lacks a half. */
export function setIn(
  print: StudioPrint,
  like: Partial<Record<HalfKind, StudioProduct>> = {},
): StudioChoice | undefined {
  const top = productLike(print.top, like.top?.title);
  const bottoms = productLike(print.bottoms, like.bottoms?.title);
  return top && bottoms && { print, top, bottoms };
}

/** The set an address asks for: by the handles of its halves, or by its print. */
export function setAsked({ prints }: StudioData, search: string): StudioChoice | undefined {
  const asked = new URLSearchParams(search);
  const has = (products: readonly StudioProduct[], name: HalfKind) =>
    products.find(({ handle }) => handle === asked.get(name));
  const print = prints.find(
    ({ handle, top, bottoms }) => has(top, 'top') || has(bottoms, 'bottoms') || handle === asked.get('print'),
  );
  const [top, bottoms] = [has(print?.top ?? [], 'top'), has(print?.bottoms ?? [], 'bottoms')];
  return print && setIn(print, { ...(top && { top }), ...(bottoms && { bottoms }) });
}
