import { namedTag } from '../domain/search/tag-groups.ts';
import { arrivedOn } from './arrival.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { FABRICS, fabricOf } from './fabrics.ts';
import { BEST_SELLERS, HUGGED_STYLES, TOP_RATED_STYLES } from './favourites.ts';
import { cutRecord } from './kinds/kinds.ts';
import { measurementsOf } from './measurements.ts';
import { modelsOf, wornBy } from './models.ts';
import { NEW_PRINTS, OFFERS, type Offer, reducedPrice } from './offers.ts';
import { picturesOf } from './pictures.ts';
import type { Print } from './print.ts';
import { seedOf } from './seeding/seeded.ts';
import type { Style } from './style.ts';

/** Products on hand where the catalogue wants a certain picture of the shop: sold out, almost gone. */
const FIXED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kaila-top-wildflowers': { L: 2, XXL: 0 },
  'kaila-top-passionfruit': { M: 24, L: 18 },
  'aaliyah-skirt-midnight-meadow': { M: 2, L: 2 },
  'kaila-top-gingham-cherry': { XS: 0, S: 0, M: 0, L: 0, XL: 0, XXL: 0 },
  'sunny-hat-zebra-pop': { 'One Size': 0 },
  'tideline-necklace-seashell': { 'One Size': 1 },
};

/** Units on hand when the catalogue is first put into the tables; a later run leaves what was sold alone. */
function openingStock(handle: string, size: string): number {
  const fixed = FIXED[handle]?.[size];
  if (fixed !== undefined) return fixed;
  if (seedOf(`gone ${handle}`) % 43 === 0) return 0;
  const seed = seedOf(`${handle} ${size}`);
  // A size is missing now and then; a product of one size is then gone altogether, which is rarer.
  if (seed % 17 === 0 && size !== 'One Size') return 0;
  if (seed % 13 === 0) return 1 + (seed % 3);
  return 9 + (seed % 52);
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
const ONE_SIZE = ['One Size'] as const;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `{style-name}-{garment kind}-{print}` (CAT-032). */
export function handleOf(style: Style, print: Print): string {
  return `${style.name}-${style.kind}-${print.id}`;
}

/** By what cut it is, and how much it covers; of a set, both halves. */
function cutTags({ cut, below }: Style): string[] {
  return [cut, ...(below ? [below] : [])].flatMap((own) => {
    const { name, cover } = cutRecord(own) ?? {};
    return [...(name ? [namedTag('cut', name)] : []), ...(cover ? [namedTag('cover', cover)] : [])];
  });
}

function tagsOf(style: Style, print: Print, handle: string, offer: Offer | undefined): string[] {
  const styleKey = `${style.name} ${style.kind}`;
  const isBestSeller = BEST_SELLERS.has(handle);
  return [
    // What is reduced is not new, whatever it is printed with.
    ...(NEW_PRINTS.has(print.id) && !offer ? ['new'] : []),
    ...(isBestSeller ? ['best-seller'] : []),
    ...(isBestSeller || TOP_RATED_STYLES.has(styleKey) ? ['top-rated'] : []),
    ...(offer ? ['sale'] : []),
    ...(offer && offer.event !== 'sale' ? [offer.event] : []),
    ...(offer?.isFinal ? ['final-sale'] : []),
    ...(HUGGED_STYLES.has(styleKey) ? ['hug'] : []),
    ...(style.mens ? ['mens'] : []),
    ...(print.doll ? ['marlo-dolls'] : []),
    ...print.colours.map((colour) => `filter_${colour}`),
    `print_${print.id}`,
    ...cutTags(style),
  ];
}

/** A style in a print, with everything that follows from the two alone; `seed` is that of its pictures, `turn` one of modelTurns. */
export function makeProduct(
  style: Style,
  print: Print,
  seed: number,
  turn: number,
): Omit<CatalogueProduct, 'story' | 'siblings' | 'matches'> {
  const { kind, cut } = style;
  const handle = handleOf(style, print);
  const title = `${style.displayName ?? capitalised(style.name)} ${style.title}`;
  const offer = OFFERS.find(({ applies }) => applies({ handle, style: style.name, kind, print: print.id }));
  const sizes = style.sizing === 'letters' ? LETTERS : ONE_SIZE;
  const hasSizes = style.sizing === 'letters';
  const pictured = { kind, cut, print: print.id, handle, hasSizes };
  const models = modelsOf(pictured, turn, hasSizes);
  const { fabric, care } = FABRICS[fabricOf(style.fabric, print)];
  return {
    handle,
    title,
    kind,
    cut,
    style: style.name,
    print: print.id,
    printTitle: print.title,
    family: print.family,
    colours: print.colours,
    seasons: print.seasons,
    isDoll: print.doll === true,
    forMen: style.mens === true,
    isListed: true,
    isRewardsOnly: false,
    details: style.details,
    fabric,
    care,
    fit: style.fit,
    model: wornBy(models, hasSizes),
    models: hasSizes ? models : [],
    measurements: measurementsOf(kind, sizes, style.measures),
    tags: tagsOf(style, print, handle, offer),
    usd: offer ? reducedPrice(style.usd, offer.percent) : style.usd,
    wasUsd: offer ? style.usd : undefined,
    pictures: picturesOf(pictured, `${title} in ${print.title}`, seed, models),
    optionName: 'Size',
    variants: sizes.map((size) => ({
      size,
      sku: `${handle}-${size}`.toUpperCase().replaceAll(' ', '-'),
      openingStock: openingStock(handle, size),
    })),
    weightGrams: style.weightGrams,
    arrivedOn: arrivedOn(handle, NEW_PRINTS.has(print.id)),
  };
}
