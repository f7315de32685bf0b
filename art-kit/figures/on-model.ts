import type { View } from '../cloth/part.ts';
import { printPosition } from '../composition/print-position.ts';
import { round1 } from '../numbers.ts';
import { rng } from '../random.ts';
import type { Raster } from '../raster.ts';
import type { Stage } from '../stages/stage.ts';
import { stageFor } from '../stages/stage-for.ts';
import { CAST, type CastId } from './cast.ts';
import { paintFigure } from './draw-figure.ts';
import { figure } from './figure.ts';
import type { Outfit, Worn } from './person.ts';
import { type ModelCrop, STYLING } from './styling.ts';
import type { WornCut } from './worn/worn.ts';

/** Who wears it, and how. */
export interface Modelling {
  readonly cast: CastId;
  readonly pose: Outfit['pose'];
  readonly mirrored: boolean;
  readonly shades?: `#${string}`;
}

const SHADES = ['#ff6f59', '#2b2540', '#fffaf0', '#1f7a5c'] as const;

const pick = <T>(from: readonly [T, ...T[]], at: number): T => from[Math.floor(at * from.length)] ?? from[0];

/**
 * Who models a product. Depends on colourway and seed, not on the cut alone, so that a top and its bottoms in one
 * print are worn by one person wherever their wearers allow it.
 */
export function modellingFor(cut: WornCut, colourway: string, seed: number): Modelling {
  const random = rng(`model ${colourway} ${seed}`);
  const { cast, poses } = STYLING[cut];
  const modelling = { cast: pick(cast, random()), pose: pick(poses, random()), mirrored: random() < 0.5 };
  const sunny = random() < 0.16;
  return sunny ? { ...modelling, shades: pick(SHADES, random()) } : modelling;
}

export interface OnModelOptions extends Modelling {
  readonly crop: ModelCrop;
  readonly stage: Stage;
  /** Pixels; the picture is 4:5. */
  readonly width: number;
  /** Shifts the print, as on the product's other pictures, and sets the camera. */
  readonly seed: number;
}

/** How much farther than need be the camera may stand, and how far off the middle it may point, of its window. */
const FARTHER = 0.1;
const BESIDE = 0.05;

/** The window of a crop as the photographer of this seed takes it. Feet of the window stay where the cut ends. */
function framed([x, y, width, height]: View, seed: number): View {
  const random = rng(`camera ${seed}`);
  const wider = 1 + random() * FARTHER;
  const aside = (random() * 2 - 1) * BESIDE * width;
  return [
    round1(x + aside - (width * (wider - 1)) / 2),
    round1(y - (height * (wider - 1)) / 2),
    round1(width * wider),
    round1(height * wider),
  ];
}

const asWorn = (piece: WornCut | Worn): Worn => (typeof piece === 'string' ? [piece] : piece);

/** A cut as it is worn, with what goes with it in the same print. Throws a RangeError for an unknown colourway. */
export function drawOnModel(cut: WornCut, colourway: string, options: OnModelOptions): Raster {
  const { cast, pose, mirrored, shades, crop, width } = options;
  const { wear, crops } = STYLING[cut];
  const drawn = figure(CAST[cast], { pose, mirrored, wear: wear.map(asWorn), ...(shades ? { shades } : {}) });
  return paintFigure(drawn, {
    width,
    height: Math.round(width * 1.25),
    view: framed(crops[crop], options.seed),
    ground: { stage: options.stage },
    colourway,
    options: {
      printOffset: printPosition(drawn.silhouette.parts, colourway, rng(`worn ${cut} ${colourway} ${options.seed}`)),
    },
    key: `worn ${wear.join('+')} ${crop} ${options.seed} ${cast} ${pose} ${mirrored} ${shades ?? ''}`,
  });
}

/** The on-model picture of a product: the seed picks model, pose, set and print position. */
export function drawModelView(cut: WornCut, colourway: string, seed: number, crop: ModelCrop, width: number): Raster {
  const stage = stageFor(colourway, seed);
  return drawOnModel(cut, colourway, { ...modellingFor(cut, colourway, seed), crop, stage, width, seed });
}
