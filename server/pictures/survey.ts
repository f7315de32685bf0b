import { drawPicture, drawRaster } from '@bluebird-bay/art-kit/draw-picture.ts';
import {
  clothDistance,
  type Likeness,
  likenessDistance,
  likenessOf,
  type Swatches,
  swatchesOf,
} from '@bluebird-bay/art-kit/likeness.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { rng } from '@bluebird-bay/art-kit/random.ts';
import { buildRange } from '@bluebird-bay/commerce/catalogue/range.ts';

type RangeProduct = ReturnType<typeof buildRange>[number];

/** Some products of the range, the same for the same seed. */
export function sampleOfRange(count: number, seed: string): RangeProduct[] {
  const random = rng(seed);
  const pool = buildRange();
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    return pool.splice(Math.floor(random() * pool.length), 1);
  }).flat();
}

/** Two primary pictures and how far they are apart: in shape (0-64, grey hash) and in cloth (0-441). */
export interface Pair {
  readonly specs: readonly [string, string];
  readonly shape: number;
  readonly cloth: number;
}

interface Seen {
  readonly spec: string;
  readonly likeness: Likeness;
  readonly swatches: Swatches;
}

/** Wide enough to be judged by, small enough to be drawn quickly. */
const LOOK_WIDTH = 96;
/** Pairs up to this far apart in shape are looked at more closely. */
const NEAR_SHAPE = 3;
/** Below this a shopper takes one cloth for the other: judged by eye, the nearest pair told apart at a glance is at 30. */
const NEAR_CLOTH = 30;

function look(spec: string): Seen {
  const parsed = parsePictureSpec(spec);
  if (!parsed) throw new RangeError(`No picture ${spec}`);
  const picture = drawRaster(parsed, LOOK_WIDTH);
  return { spec, likeness: likenessOf(picture), swatches: swatchesOf(picture) };
}

/** Pairs of primary pictures that lie in one shape, those nearest in cloth first. */
export function pairsOfOneShape(products: readonly RangeProduct[]): Pair[] {
  const seen = products.flatMap(({ pictures }) => pictures.slice(0, 1)).map(({ spec }) => look(spec));
  const pairs: Pair[] = [];
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      const shape = likenessDistance(one.likeness, other.likeness);
      if (shape > NEAR_SHAPE) continue;
      pairs.push({ specs: [one.spec, other.spec], shape, cloth: clothDistance(one.swatches, other.swatches) });
    }
  }
  return pairs.sort((a, b) => a.cloth - b.cloth);
}

/** Pairs that a shopper would take for one picture: the same shape in what looks like the same cloth. */
export const twinsAmong = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ cloth }) => cloth < NEAR_CLOTH);

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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Draws every picture of these products at 400 and 800, in the order the warm-up draws them, in this very process. */
export async function drawingCost(products: readonly RangeProduct[]): Promise<DrawingCost> {
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
