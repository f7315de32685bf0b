import { drawPicture, drawRaster } from '@bluebird-bay/art-kit/draw-picture.ts';
import { type Likeness, likenessDistance, likenessOf, NEARLY_EQUAL } from '@bluebird-bay/art-kit/likeness.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { rng } from '@bluebird-bay/art-kit/random.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';

type CatalogueProduct = ReturnType<typeof buildProducts>[number];

/** Some products of the catalogue, the same for the same seed. */
export function sampleOfCatalogue(count: number, seed: string): CatalogueProduct[] {
  const random = rng(seed);
  const pool = buildProducts();
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    return pool.splice(Math.floor(random() * pool.length), 1);
  }).flat();
}

/** Two primary pictures, and in how many bits of their hashes they differ: of 64 in grey, of 192 with colour. */
export interface Pair {
  readonly specs: readonly [string, string];
  readonly grey: number;
  readonly all: number;
}

/** Wide enough to be judged by, small enough to be drawn quickly. */
const LOOK_WIDTH = 96;
/** A grey hash of 64 bits that differs in no more places is the same outline. */
const ONE_OUTLINE = 2;

function look(spec: string): Likeness {
  const parsed = parsePictureSpec(spec);
  if (!parsed) throw new RangeError(`No picture ${spec}`);
  return likenessOf(drawRaster(parsed, LOOK_WIDTH));
}

/** Every two primary pictures of these products, the most alike first. */
export function pairsAmong(products: readonly CatalogueProduct[]): Pair[] {
  const specs = products.flatMap(({ pictures }) => pictures.slice(0, 1)).map(({ spec }) => spec);
  const seen = specs.map((spec) => ({ spec, likeness: look(spec) }));
  const pairs = seen.flatMap((one, i) =>
    seen.slice(i + 1).map(
      (other): Pair => ({
        specs: [one.spec, other.spec],
        ...likenessDistance(one.likeness, other.likeness),
      }),
    ),
  );
  return pairs.sort((a, b) => a.all - b.all);
}

/** Pairs that are one picture to a shopper in passing. */
export const nearlyEqual = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ all }) => all <= NEARLY_EQUAL);

/** Pairs of one outline, whatever their colours. */
export const ofOneOutline = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ grey }) => grey <= ONE_OUTLINE);

/** What drawing costs. */
export interface DrawingCost {
  /** Of processor time, so that a busy machine does not change it. */
  readonly picturesPerCoreMinute: number;
  /** Median WebP bytes by width. */
  readonly medianBytes: Readonly<Record<400 | 800, number>>;
  /** The most memory this process held after a picture, bytes. */
  readonly peakMemory: number;
}

const SIZES = [400, 800] as const;

/** Median bytes that the catalogue's pictures may have at the most, by width: lists and galleries are paid for by shoppers. */
export const MOST_MEDIAN_BYTES: DrawingCost['medianBytes'] = { 400: 22 * 1024, 800: 55 * 1024 };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Draws every picture of these products at 400 and 800, in the order the warm-up draws them, in this very process. */
export async function drawingCost(products: readonly CatalogueProduct[]): Promise<DrawingCost> {
  const specs = products.flatMap(({ pictures }) => pictures.map(({ spec }) => spec)).sort();
  const bytes: Record<(typeof SIZES)[number], number[]> = { 400: [], 800: [] };
  let peakMemory = 0;
  const before = process.cpuUsage();
  for (const spec of specs) {
    const parsed = parsePictureSpec(spec);
    if (!parsed) throw new RangeError(`No picture ${spec}`);
    for (const width of SIZES) bytes[width].push((await drawPicture(parsed, width)).byteLength);
    peakMemory = Math.max(peakMemory, process.memoryUsage.rss());
  }
  const { user, system } = process.cpuUsage(before);
  return {
    picturesPerCoreMinute: (specs.length * SIZES.length * 60_000_000) / (user + system),
    medianBytes: { 400: median(bytes[400]), 800: median(bytes[800]) },
    peakMemory,
  };
}
