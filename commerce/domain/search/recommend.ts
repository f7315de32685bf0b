import { type CatalogueAvailability, isPublished, isSellable, type ListedProduct } from './listed-product.ts';

/** How many products are recommended at the most, as the hosted provider does. */
const MAX_RECOMMENDED = 10;

const isOnOffer = (product: ListedProduct, availability: CatalogueAvailability): boolean =>
  isPublished(product, availability) && product.variants.some((variant) => isSellable(product, variant, availability));

const printTag = ({ tags }: ListedProduct): string | undefined => tags.find((tag) => tag.startsWith('print_'));

/** What is left of a title without the name of its style: 'Kaila Triangle Top' is a 'Triangle Top'. */
const shapeOf = ({ title }: ListedProduct): string => title.slice(title.indexOf(' ') + 1);

/** More than print and colours can say together, so that kind and shape come first. */
const SAME_KIND = 40;
const SAME_SHAPE = 20;

/** How alike two products are: the same kind says most, then the shape, then the print, then each colour they share. */
function likeness(a: ListedProduct, b: ListedProduct): number {
  const print = printTag(a);
  const samePrint = print !== undefined && b.tags.includes(print) ? 4 : 0;
  const colours = a.tags.filter((tag) => tag.startsWith('filter_') && b.tags.includes(tag)).length;
  const sameKind = a.kind === b.kind ? SAME_KIND + (shapeOf(a) === shapeOf(b) ? SAME_SHAPE : 0) : 0;
  return sameKind + samePrint + colours;
}

const isBestSeller = ({ tags }: ListedProduct): number => (tags.includes('best-seller') ? 1 : 0);

function mostAlike(product: ListedProduct, others: Iterable<ListedProduct>): ListedProduct[] {
  return [...others]
    .map((other) => ({ other, likeness: likeness(product, other) }))
    .filter((scored) => scored.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || isBestSeller(b.other) - isBestSeller(a.other) || a.other.id - b.other.id)
    .map(({ other }) => other);
}

/** What a shopper who looks at the product may like instead, the most alike first; nothing that cannot be bought. */
export function relatedTo(
  product: ListedProduct,
  all: Iterable<ListedProduct>,
  availability: CatalogueAvailability,
): ListedProduct[] {
  const others = [...all].filter((other) => other.id !== product.id && isOnOffer(other, availability));
  return mostAlike(product, others).slice(0, MAX_RECOMMENDED);
}

/**
 * What goes with the product: what the catalogue says first (`matches`, in its order), then other kinds in the same print.
 */
export function complementaryTo(
  product: ListedProduct,
  matches: readonly ListedProduct[],
  all: Iterable<ListedProduct>,
  availability: CatalogueAvailability,
): ListedProduct[] {
  const print = printTag(product);
  const samePrint = [...all].filter((other) => other.kind !== product.kind && print && other.tags.includes(print));
  const found = new Set([...matches, ...mostAlike(product, samePrint)]);
  found.delete(product);
  return [...found].filter((other) => isOnOffer(other, availability)).slice(0, MAX_RECOMMENDED);
}
