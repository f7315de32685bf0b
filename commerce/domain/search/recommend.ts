import { type CatalogueNow, isPublished } from './catalogue-now.ts';
import { flags, type ListedCatalogue, someTag } from './listed-catalogue.ts';

/** How many products are recommended at the most, as the hosted provider does. */
const MAX_RECOMMENDED = 10;

const isOnOffer = (catalogue: ListedCatalogue, product: number, now: CatalogueNow): boolean =>
  now.onOffer[product] === 1 && isPublished(catalogue, product, now);

/** The print of a product, by the place of its tag. */
function printOf(catalogue: ListedCatalogue, product: number): number | undefined {
  let print: number | undefined;
  someTag(catalogue, product, (tag) => {
    if (catalogue.tags[tag]?.startsWith('print_')) print = tag;
    return print !== undefined;
  });
  return print;
}

/** What is left of a title without the name of its style: 'Kaila Triangle Top' is a 'Triangle Top'. */
const shapeOf = ({ titles }: ListedCatalogue, product: number): string => {
  const title = titles[product] ?? '';
  return title.slice(title.indexOf(' ') + 1);
};

/** More than print and colours can say together, so that kind and shape come first. */
const SAME_KIND = 40;
const SAME_SHAPE = 20;
const SAME_PRINT = 4;

/** By tag, what it says of likeness to a product that another has it: its print most, then each of its colours. */
function worthOfTags(catalogue: ListedCatalogue, product: number): Uint8Array {
  const { tags } = catalogue;
  const print = printOf(catalogue, product);
  const worth = new Uint8Array(tags.length);
  someTag(catalogue, product, (tag) => {
    worth[tag] = tag === print ? SAME_PRINT : tags[tag]?.startsWith('filter_') ? 1 : 0;
    return false;
  });
  return worth;
}

/**
 * How alike others are to a product: the same kind says most, then the shape, then the print, then each colour they share.
 * Twice as much and one more for a best seller, which comes first among equals; 0 for what has nothing in common.
 */
function likenessTo(catalogue: ListedCatalogue, product: number): (other: number) => number {
  const { kind, tags, firstTag, tag } = catalogue;
  const worth = worthOfTags(catalogue, product);
  const isBest = flags(tags, (own) => own === 'best-seller');
  const shape = shapeOf(catalogue, product);
  const ofKind = (other: number): number =>
    kind[other] === kind[product] ? SAME_KIND + (shapeOf(catalogue, other) === shape ? SAME_SHAPE : 0) : 0;
  return (other) => {
    let likeness = ofKind(other);
    let best = 0;
    const end = firstTag[other + 1] ?? 0;
    for (let at = firstTag[other] ?? 0; at < end; at += 1) {
      likeness += worth[tag[at] ?? 0] ?? 0;
      best |= isBest[tag[at] ?? 0] ?? 0;
    }
    return likeness === 0 ? 0 : likeness * 2 + best;
  };
}

/** The most alike of all that may be shown, the first of equals first. */
function mostAlike(catalogue: ListedCatalogue, product: number, mayShow: (other: number) => boolean): number[] {
  const likeness = likenessTo(catalogue, product);
  const found: Array<{ other: number; worth: number }> = [];
  for (let other = 0; other < catalogue.ids.length; other += 1) {
    const worth = likeness(other);
    const least = found.length < MAX_RECOMMENDED ? 0 : (found.at(-1)?.worth ?? 0);
    if (worth <= least || !mayShow(other)) continue;
    const place = found.findIndex((each) => each.worth < worth);
    found.splice(place === -1 ? found.length : place, 0, { other, worth });
    found.length = Math.min(found.length, MAX_RECOMMENDED);
  }
  return found.map(({ other }) => other);
}

/** What a shopper who looks at the product may like instead, the most alike first; nothing that cannot be bought. */
export const relatedTo = (catalogue: ListedCatalogue, product: number, now: CatalogueNow): number[] =>
  mostAlike(catalogue, product, (other) => other !== product && isOnOffer(catalogue, other, now));

/**
 * What goes with the product: what the catalogue says first (`matches`, in its order), then other kinds in the same print.
 */
export function complementaryTo(
  catalogue: ListedCatalogue,
  product: number,
  matches: readonly number[],
  now: CatalogueNow,
): number[] {
  const print = printOf(catalogue, product);
  const samePrint = (other: number): boolean =>
    catalogue.kind[other] !== catalogue.kind[product] && someTag(catalogue, other, (tag) => tag === print);
  const own = matches.filter((other) => other !== product && isOnOffer(catalogue, other, now));
  const named = new Set(own);
  const others = mostAlike(
    catalogue,
    product,
    (other) => !named.has(other) && samePrint(other) && isOnOffer(catalogue, other, now),
  );
  return [...named, ...others].slice(0, MAX_RECOMMENDED);
}
