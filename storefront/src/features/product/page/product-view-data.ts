import type { ProductCardFragment, ProductDetailsFragment } from '../../../storefront-api/generated/operations.ts';
import { listIn } from '../../../storefront-api/metafield.ts';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import type { PictureSource } from '../../../ui/picture.tsx';
import { SHOP } from '../../layout/head.tsx';
import { otherHalf } from '../../set-builder/half.ts';
import { type CardBadge, cardBadges, REWARDS_ONLY } from '../card/card-badges.ts';
import { cardPictures } from '../card/card-pictures.ts';
import {
  type CardSize,
  cardSize,
  type ProductCardData,
  printCountOf,
  productCardData,
} from '../card/product-card-data.ts';
import { isOneSize } from '../card/size-label.ts';
import { type Body, bodiesIn } from '../gallery/bodies.ts';
import { type PrintSibling, printSiblings } from './print-siblings-data.ts';
import { storyParagraphs } from './story-paragraphs.ts';

/** One size on the product page. */
export interface ProductSize extends CardSize {
  /** What it is in each option, where there are several: `['Blue', 'M']`. */
  values?: readonly string[];
  /** Only where it differs from the product's own price. */
  price?: MoneyAmount;
  was?: MoneyAmount;
}

/** Everything the product page shows; it travels inside the page, so it holds nothing else. */
export interface ProductViewData {
  handle: string;
  title: string;
  print?: string;
  /** `top`, `one-piece`, … */
  kind: string;
  /** Who made it, as search engines are told; where it is not the shop. */
  brand?: string;
  price: MoneyAmount;
  was?: MoneyAmount;
  soldOut?: true;
  /** It is paid with, and travels by email. */
  giftCard?: true;
  /** No money buys it (CAT-063). */
  forPoints?: true;
  badges: readonly CardBadge[];
  pictures: readonly PictureSource[];
  /** Which of the pictures show it in which size, where there are several. */
  bodies?: readonly Body[];
  /** Somebody wearing it, for the fit note. */
  worn?: PictureSource;
  sizes: readonly ProductSize[];
  /** What is chosen of, where it is more, or other, than a size: `['Colour', 'Size']`; of a gift card `['Amount']`. */
  options?: readonly string[];
  /** This print among its siblings, first; empty when the style comes in one print only. */
  siblings: readonly PrintSibling[];
  /** How many prints it comes in, where that is more than `siblings` shows. */
  printCount?: number;
  story: readonly string[];
  details: readonly string[];
  fabric?: string;
  care?: string;
  fit?: string;
  model?: string;
  /** There is a size chart. */
  measured?: true;
  /** Not returnable. */
  finalSale?: true;
  /** The partner collaboration the product belongs to, as the provider spells it. */
  promo?: string;
  matches: readonly ProductCardData[];
  /** Handles of those matches that complete a top or bottoms to a set. */
  halves?: readonly string[];
}

type Variant = ProductDetailsFragment['variants']['nodes'][number];

const isMore = (a: MoneyAmount, b: MoneyAmount): boolean => Number(a.amount) > Number(b.amount);

function reducedFrom(variant: Variant): MoneyAmount | undefined {
  return variant.compareAtPrice && isMore(variant.compareAtPrice, variant.price) ? variant.compareAtPrice : undefined;
}

function sizeOf(variant: Variant, base: MoneyAmount): ProductSize {
  const was = reducedFrom(variant);
  return {
    ...cardSize(variant),
    ...(variant.selectedOptions.length > 1 && { values: variant.selectedOptions.map(({ value }) => value) }),
    ...(variant.price.amount !== base.amount && { price: variant.price, ...(was && { was }) }),
  };
}

function siblingsOf(product: ProductDetailsFragment): Pick<ProductViewData, 'siblings' | 'printCount'> {
  const siblings = printSiblings(product, product.siblings?.references?.nodes ?? []);
  const printCount = printCountOf(product);
  return { siblings, ...(siblings.length > 0 && printCount > siblings.length && { printCount }) };
}

type Match = ProductCardFragment & { productType: string };

function matchesOf(product: ProductDetailsFragment): Pick<ProductViewData, 'matches' | 'halves'> {
  const nodes = (product.matches?.references?.nodes ?? []).filter((node): node is Match => 'handle' in node);
  const matches = nodes.map(productCardData);
  const half = otherHalf(product.productType);
  const halves = matches.flatMap(({ handle, soldOut }) =>
    !soldOut && nodes.some((node) => node.handle === handle && node.productType === half) ? [handle] : [],
  );
  return { matches, ...(halves.length > 0 && { halves }) };
}

/** What is chosen of, where that is not a size alone. */
function choiceOf({ isGiftCard }: ProductDetailsFragment, { selectedOptions, title }: Variant) {
  const options = selectedOptions.map(({ name }) => name);
  const isSize = options.every((name) => /^size$/i.test(name)) || isOneSize(title);
  return { ...(isGiftCard && { giftCard: true as const }), ...((isGiftCard || !isSize) && { options }) };
}

/** What a metafield says; a shop of others may keep a list, rich text or a reference under that name, which nobody can read. */
const textIn = (field: { value: string } | null): string | undefined =>
  field && !/^(?:[[{]|gid:\/\/)/.test(field.value) ? field.value : undefined;

/** The metafields that are one line of text, those that are there. */
function lines(product: ProductDetailsFragment): Pick<ProductViewData, 'print' | 'fabric' | 'care' | 'fit' | 'model'> {
  const [print, fabric, care] = [textIn(product.print), textIn(product.fabric), textIn(product.care)];
  const [fit, model] = [textIn(product.fit), textIn(product.model)];
  return {
    ...(print && { print }),
    ...(fabric && { fabric }),
    ...(care && { care }),
    ...(fit && { fit }),
    ...(model && { model }),
  };
}

/** Shrinks the provider's product to what its page shows. Undefined for a product without a variant. */
export function productViewData(product: ProductDetailsFragment): ProductViewData | undefined {
  const name = product.print ? `${product.title} in ${product.print.value}` : product.title;
  const [first] = product.variants.nodes;
  const pictures = cardPictures(product.images.nodes, name);
  if (!first) return undefined;
  const { price } = first;
  const bodies = bodiesIn(product.images.nodes, product.models?.value);
  const was = reducedFrom(first);
  const sizes = product.variants.nodes.map((variant) => sizeOf(variant, price));
  const soldOut = !product.availableForSale;
  const promo = product.variants.nodes.find((variant) => variant.promo)?.promo?.value;
  return {
    handle: product.handle,
    title: product.title,
    kind: product.productType,
    ...(product.vendor && product.vendor !== SHOP && { brand: product.vendor }),
    price,
    ...(was && { was }),
    ...(soldOut && { soldOut }),
    ...(product.tags.includes(REWARDS_ONLY) && { forPoints: true }),
    badges: cardBadges({ tags: product.tags, soldOut, low: false, price, was }),
    pictures:
      product.images.nodes.length > 0
        ? product.images.nodes.map(({ small, large, altText }) => ({ small, large, alt: altText || name }))
        : [pictures.flat],
    ...(bodies.length > 0 && { bodies }),
    ...(pictures.worn && { worn: pictures.worn }),
    sizes,
    ...choiceOf(product, first),
    ...siblingsOf(product),
    story: storyParagraphs(product.descriptionHtml),
    details: listIn(product.details?.value).filter((entry) => typeof entry === 'string'),
    ...lines(product),
    ...(product.measurements && { measured: true }),
    ...(product.tags.includes('final-sale') && { finalSale: true }),
    ...(promo && { promo }),
    ...matchesOf(product),
  };
}
