import type { ProductCardFragment } from '../../../storefront-api/generated/operations.ts';
import { listIn } from '../../../storefront-api/metafield.ts';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import type { PictureSource } from '../../../ui/picture.tsx';
import { type FitPart, fitPartOf } from '../../size-guide/fit-part.ts';
import { type CardBadge, cardBadges, priceInPoints } from './card-badges.ts';
import { cardPictures } from './card-pictures.ts';
import { sizeLabel } from './size-label.ts';

/** One size of a product as the quick-buy panel offers it. */
export interface CardSize {
  variantId: string;
  /** `M`, or `One Size`. */
  label: string;
  available: boolean;
  /** Products left, only when few are: 1 to 3. */
  left?: number;
}

/** Everything a card shows, and no more: it is sent with every page that has cards. */
export interface ProductCardData {
  handle: string;
  title: string;
  /** The print's name, the second line of the card. */
  print?: string;
  price: MoneyAmount;
  /** The price before a reduction. */
  was?: MoneyAmount;
  /** Sizes differ in price: the card says "from". */
  priceVaries?: true;
  soldOut?: true;
  /** "200 points": no money buys it (CAT-063). */
  points?: string;
  badges: readonly CardBadge[];
  /** "2 left in M and L"; what "Most hugged" means; for what is sold out, what its page offers. */
  note?: string;
  /** The product itself, laid flat. */
  flat: PictureSource;
  /** Somebody wearing it, for products that are worn. */
  worn?: PictureSource;
  /** This print first, then those the same style comes in: tiles the size of a dot. Empty where this print has none. */
  swatches: readonly string[];
  /** How many prints the style comes in, this one included. */
  printCount: number;
  sizes: readonly CardSize[];
  /** What its size is remembered for; absent for what has none. */
  part?: FitPart;
}

/** At most this many products left make a size "almost gone". */
const FEW_LEFT = 3;
const SWATCHES_SHOWN = 4;

/** What "Most hugged" means, the one badge that does not say so by itself. */
const meaningOf = (badges: readonly CardBadge[]): string | undefined =>
  badges.some(({ kind }) => kind === 'hug') ? 'Soft and forgiving: people write to us about it' : undefined;

type Variant = ProductCardFragment['variants']['nodes'][number];

/** A size as it is to be had. */
export function cardSize(variant: Variant): CardSize {
  const left = variant.quantityAvailable ?? undefined;
  const few =
    variant.availableForSale && left !== undefined && left > 0 && left <= FEW_LEFT && !variant.currentlyNotInStock;
  return {
    variantId: variant.id,
    label: sizeLabel(variant.title),
    available: variant.availableForSale,
    ...(few && { left }),
  };
}

/** The old price, when there is one and it is really higher. */
function reducedFrom(product: ProductCardFragment): MoneyAmount | undefined {
  const was = product.compareAtPriceRange.minVariantPrice;
  return Number(was.amount) > Number(product.priceRange.minVariantPrice.amount) ? was : undefined;
}

/** How many prints a style comes in: the list itself is read, for its products are asked for only as far as they are shown. */
export const printCountOf = ({ id, siblings }: { id: string; siblings: { value: string } | null }): number =>
  new Set([id, ...listIn(siblings?.value)]).size;

function swatchesOf(product: ProductCardFragment): string[] {
  if (!product.swatch?.reference?.image) return [];
  const siblings = (product.siblings?.references?.nodes ?? []).filter((node) => node.handle !== product.handle);
  const addresses = [product.swatch, ...siblings.map((node) => node.swatch)].map(
    (swatch) => swatch?.reference?.image?.dot,
  );
  return addresses.filter((address) => address !== undefined).slice(0, SWATCHES_SHOWN);
}

/** Shrinks the provider's product to what its card shows. */
export function productCardData(product: ProductCardFragment): ProductCardData {
  const pictures = cardPictures(
    product.images.nodes,
    `${product.title}${product.print ? ` in ${product.print.value}` : ''}`,
  );
  const sizes = product.variants.nodes.map(cardSize);
  const price = product.priceRange.minVariantPrice;
  const was = reducedFrom(product);
  const low = lowStockNote(sizes);
  const points = priceInPoints(product.tags);
  const away = points ? 'For Bay Club members' : 'Tell me when it’s back';
  const badges = cardBadges({
    tags: product.tags,
    soldOut: !product.availableForSale,
    low: low !== undefined,
    price,
    was,
  });
  const note = product.availableForSale ? (low ?? meaningOf(badges)) : away;
  const part = fitPartOf(product.productType);
  return {
    handle: product.handle,
    title: product.title,
    ...(product.print && { print: product.print.value }),
    price,
    ...(was && { was }),
    ...(Number(product.priceRange.maxVariantPrice.amount) > Number(price.amount) && { priceVaries: true }),
    ...(!product.availableForSale && { soldOut: true }),
    ...(points && { points }),
    badges,
    ...(note && { note }),
    ...pictures,
    swatches: swatchesOf(product),
    printCount: printCountOf(product),
    sizes,
    ...(part && { part }),
  };
}

interface SizeStock {
  label: string;
  available: boolean;
  /** Products left, only when few are. */
  left?: number;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What is nearly gone, in numbers: "2 left in M and L". Sizes with different numbers name the scarcest: "1 left in S".
 * Said once two sizes are down to their last few, or nothing else can be had; one low size among full ones is only told
 * where sizes are chosen. A product of one size reads "2 left". Undefined when there is nothing to say.
 */
export function lowStockNote(sizes: readonly SizeStock[]): string | undefined {
  const low = sizes.filter((size) => size.available && size.left !== undefined);
  const others = sizes.filter((size) => size.available).length - low.length;
  if (low.length === 0 || (low.length === 1 && others > 0)) return undefined;
  const fewest = Math.min(...low.map((size) => size.left ?? Number.POSITIVE_INFINITY));
  if (sizes.length === 1) return `${fewest} left`;
  return `${fewest} left in ${AND.format(low.filter((size) => size.left === fewest).map((size) => size.label))}`;
}
