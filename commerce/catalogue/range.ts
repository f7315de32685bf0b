import { FABRICS } from './fabrics.ts';
import { BEST_SELLERS, HUGGED_STYLES, NEW_PRINTS, OFFERS, reducedPrice } from './offers.ts';
import { type Picture, picturesOf } from './pictures.ts';
import type { Colour } from './print.ts';
import { printOf } from './prints.ts';
import { openingStock } from './stock.ts';
import { storyOf } from './story.ts';
import type { Kind, Style } from './style.ts';
import { ACCESSORIES } from './styles/accessories.ts';
import { BEACHWEAR } from './styles/beachwear.ts';
import { BOTTOMS } from './styles/bottoms.ts';
import { MENS } from './styles/mens.ts';
import { ONE_PIECES } from './styles/one-pieces.ts';
import { TOPS } from './styles/tops.ts';

export interface RangeVariant {
  size: string;
  sku: string;
  openingStock: number;
}

/** A product as the range defines it, before it has an id. Prices are in US cents. */
export interface RangeProduct {
  handle: string;
  title: string;
  kind: Kind;
  cut: string;
  style: string;
  print: string;
  printTitle: string;
  colours: readonly Colour[];
  seasons: readonly string[];
  isDoll: boolean;
  forMen: boolean;
  story: string;
  details: readonly string[];
  fabric: string;
  care: string;
  fit: string;
  tags: readonly string[];
  usd: number;
  wasUsd: number | undefined;
  pictures: readonly Picture[];
  variants: readonly RangeVariant[];
  /** Handles of the same style in other prints. */
  siblings: readonly string[];
  /** Handles of pieces in the same print, the other half of a bikini first. */
  matches: readonly string[];
  weightGrams: number;
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
const ONE_SIZE = ['One Size'] as const;
const SHOWN_MATCHES = 8;

export const STYLES: readonly Style[] = [...TOPS, ...BOTTOMS, ...ONE_PIECES, ...BEACHWEAR, ...MENS, ...ACCESSORIES];

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `{style-name}-{garment kind}-{print}` (CAT-032). */
function handleOf(style: Style, printId: string): string {
  return `${style.name}-${style.kind}-${printId}`;
}

function tagsOf(style: Style, printId: string, handle: string, percent: number, isFinal: boolean): string[] {
  const print = printOf(printId);
  return [
    ...(NEW_PRINTS.has(printId) ? ['new'] : []),
    ...(BEST_SELLERS.has(handle) ? ['best-seller'] : []),
    ...(percent > 0 ? ['sale'] : []),
    ...(isFinal ? ['final-sale'] : []),
    ...(HUGGED_STYLES.has(`${style.name} ${style.kind}`) ? ['hug'] : []),
    ...(style.mens ? ['mens'] : []),
    ...print.colours.map((colour) => `filter_${colour}`),
    `print_${printId}`,
  ];
}

function productOf(style: Style, printId: string): Omit<RangeProduct, 'siblings' | 'matches'> {
  const print = printOf(printId);
  const handle = handleOf(style, printId);
  const title = `${style.displayName ?? capitalised(style.name)} ${style.title}`;
  const offer = OFFERS.find(({ applies }) => applies({ handle, print: printId, kind: style.kind }));
  const sizes = style.sizing === 'letters' ? LETTERS : ONE_SIZE;
  return {
    handle,
    title,
    kind: style.kind,
    cut: style.cut,
    style: style.name,
    print: printId,
    printTitle: print.title,
    colours: print.colours,
    seasons: print.seasons,
    isDoll: print.doll === true,
    forMen: style.mens === true,
    story: storyOf(style, print),
    details: style.details,
    ...FABRICS[style.fabric],
    fit: style.fit,
    tags: tagsOf(style, printId, handle, offer?.percent ?? 0, offer?.isFinal ?? false),
    usd: offer ? reducedPrice(style.usd, offer.percent) : style.usd,
    wasUsd: offer ? style.usd : undefined,
    pictures: picturesOf(style, printId, handle, `${title} in ${print.title}`),
    variants: sizes.map((size) => ({
      size,
      sku: `${handle}-${size}`.toUpperCase().replaceAll(' ', '-'),
      openingStock: openingStock(handle, size),
    })),
    weightGrams: style.weightGrams,
  };
}

const OTHER_HALF: Readonly<Record<string, string>> = { top: 'bottoms', bottoms: 'top' };

/** The other half of a bikini comes first, then what else there is in the print, one of each style. */
function matchesOf(
  product: { handle: string; kind: string },
  samePrint: ReadonlyArray<{ handle: string; kind: string }>,
): string[] {
  const others = samePrint.filter(({ handle }) => handle !== product.handle);
  const halves = others.filter(({ kind }) => kind === OTHER_HALF[product.kind]);
  const rest = others.filter(({ kind }) => kind !== OTHER_HALF[product.kind] && kind !== product.kind);
  return [...halves, ...rest].slice(0, SHOWN_MATCHES).map(({ handle }) => handle);
}

/** The whole range, in alphabetical order of its slugs (CAT-031). */
export function buildRange(): RangeProduct[] {
  const products = STYLES.flatMap((style) => style.prints.map((printId) => productOf(style, printId)));
  const byPrint = Map.groupBy(products, ({ print }) => print);
  const byStyle = Map.groupBy(products, ({ style, kind }) => `${style} ${kind}`);
  return products
    .map((product) => ({
      ...product,
      siblings: (byStyle.get(`${product.style} ${product.kind}`) ?? [])
        .map(({ handle }) => handle)
        .filter((handle) => handle !== product.handle),
      matches: matchesOf(product, byPrint.get(product.print) ?? []),
    }))
    .sort((a, b) => (a.handle < b.handle ? -1 : 1));
}
