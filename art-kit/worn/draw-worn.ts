import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { parseHex } from '../colour.ts';
import { printPosition } from '../composition/print-position.ts';
import type { Placement } from '../gouache/coverage.ts';
import { boundsOfOutlines } from '../gouache/outline.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { layOnPaper } from '../gouache/paper.ts';
import type { Point } from '../path.ts';
import { CAST, type CastId } from '../people/cast.ts';
import { type Figure, figure } from '../people/figure.ts';
import { POSES } from '../people/poses.ts';
import type { Worn } from '../people/wear/dress-up.ts';
import { PRINT_SCALES } from '../people/wear/print-scale.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';
import { rng } from '../random.ts';
import type { Raster } from '../raster.ts';
import { settingColours } from './setting-colours.ts';
import { settingOf } from './settings.ts';
import { type Crop, MEN, type Piece, STYLING, type Styling } from './styling.ts';

/** From the front, near, from behind, from the side. */
export type WornView = 'model' | 'low' | 'back' | 'side';

export interface WornPicture {
  readonly cut: WornCut;
  readonly colourway: string;
  readonly view: WornView;
  readonly seed: number;
  /** Who wears it; the seed picks somebody when absent. */
  readonly person?: CastId;
}

const pick = <T>(from: readonly [T, ...T[]], at: number): T => from[Math.floor(at * from.length)] ?? from[0];

function posesOf({ poses, back, side }: Styling, view: WornView): Styling['poses'] {
  if (view === 'back') return back ?? poses;
  return view === 'side' ? (side ?? poses) : poses;
}

/**
 * Who wears a piece by its seed. Depends on the colourway and the seed, not on the cut, so that a top and the bottoms in
 * one print are worn by one person wherever their wearers allow it.
 */
export function wearerOf(cut: WornCut, colourway: string, seed: number): CastId {
  return pick(STYLING[cut].cast, rng(`wearer ${colourway} ${seed}`)());
}

const heightOf = ({ marks }: Figure, crop: Crop['to'], lowest: number): number => {
  if (crop === 'feet') return lowest + 14;
  if (typeof crop === 'number') return marks.torso(0, crop)[1];
  return Math.max(marks.leg(0, crop.leg)[1], marks.leg(1, crop.leg)[1]);
};

/** Of the height of the picture, kept free above a crown. */
const HEADROOM = 0.055;

/** The middle of the body, or half way from it to what is held. */
function middleOf({ layers, marks }: Figure): number {
  const body = (marks.torso(0, 0.2)[0] + marks.torso(0, 0.9)[0]) / 2;
  const held = layers
    .filter(({ name }) => name === 'held')
    .flatMap(({ patches }) => patches.flatMap(({ outlines }) => outlines));
  if (held.length === 0) return body;
  const [left, , right] = boundsOfOutlines(held);
  return (body + (left + right) / 2) / 2;
}

/** As far as a picture is moved for an arm that is held out, of its width. */
const MOST_ASIDE = 0.12;
/** Free beside a hand, of the width. */
const SIDE_ROOM = 0.015;

/** Pixels by which a figure at `x` is moved, so that the hand it holds out is in the picture. */
function forTheHand({ layers }: Figure, scale: number, x: number, width: number): number {
  const [left, , right] = boundsOfOutlines(
    layers.filter(({ name }) => name.startsWith('arm')).flatMap(({ patches }) => patches.flatMap((p) => p.outlines)),
  );
  const beyondLeft = Math.max(0, width * SIDE_ROOM - (left * scale + x));
  const beyondRight = Math.max(0, right * scale + x - width * (1 - SIDE_ROOM));
  if (beyondLeft > 0 && beyondRight > 0) return 0;
  return Math.min(beyondLeft, width * MOST_ASIDE) - Math.min(beyondRight, width * MOST_ASIDE);
}

/** `x`, or the nearest place where what is sold is all in the picture, if there is one. */
function withAllOf(cut: WornCut, { layers }: Figure, scale: number, x: number, width: number): number {
  const sold = layers.flatMap(({ patches }) => patches.flatMap(({ of, outlines }) => (of === cut ? outlines : [])));
  if (sold.length === 0) return x;
  const [left, , right] = boundsOfOutlines(sold);
  const least = width * SIDE_ROOM - left * scale;
  const most = width * (1 - SIDE_ROOM) - right * scale;
  return least > most ? x : Math.min(Math.max(x, least), most);
}

/** What is photographed, and how. */
interface Shot {
  readonly cut: WornCut;
  readonly crop: Crop;
  readonly seed: number;
}

/** Where a figure comes to lie in a picture `width` pixels wide, 4:5, as the photographer of this seed takes it. */
function framed(drawn: Figure, { cut, crop: { from, to }, seed }: Shot, width: number): Placement {
  const [, top, , bottom] = boundsOfOutlines(
    drawn.layers.flatMap(({ patches }) => patches.flatMap(({ outlines }) => outlines)),
  );
  const random = rng(`camera ${seed}`);
  const upper = from === 'crown' ? top : drawn.marks.torso(0, from)[1];
  const lower = heightOf(drawn, to, bottom);
  const reach = (lower - upper) * (1 + random() * 0.08) * (1 + (from === 'crown' ? HEADROOM : 0));
  const scale = (width * 1.25) / reach;
  const middle: Point = [middleOf(drawn), lower - reach];
  const aside = (random() * 2 - 1) * 0.05 * width;
  const x = width / 2 - middle[0] * scale + aside;
  const forHand = from === 'crown' ? forTheHand(drawn, scale, x, width) : 0;
  return { scale, x: withAllOf(cut, drawn, scale, x + forHand, width), y: -middle[1] * scale };
}

/** Points of the torso, across and down, where no motif may sit squarely. */
const KEEP_CLEAR = [
  [-0.45, 0.42],
  [0.45, 0.42],
  [0, 1.16],
] as const;
const TORSO = 312;

function printShift(cut: WornCut, colourway: string, seed: number): Point {
  const keepClear = KEEP_CLEAR.map(([across, down]): Point => [across * 80, down * TORSO]);
  const part = { d: '', print: { scale: PRINT_SCALES[cut], cx: 0, cy: 0 }, keepClear };
  return printPosition([part], colourway, rng(`worn ${cut} ${colourway} ${seed}`));
}

/** Men wear shorts where women wear a suit under what is shown. */
const forMan = ([cut, colourway]: readonly [WornCut, string]): readonly [WornCut, string] =>
  cut === 'onepiece' || cut === 'shirtdress' ? ['swimshorts', colourway] : [cut, colourway];

function outfit(wear: readonly Piece[], person: CastId, colourway: string, offset: Point): Worn[] {
  const man = MEN.includes(person);
  return wear.flatMap((piece): Worn[] => {
    if (typeof piece === 'string') return [{ cut: piece, colourway, offset }];
    if (man && piece[0] === 'scoop') return [];
    const [cut, own] = man ? forMan(piece) : piece;
    return [{ cut, colourway: own }];
  });
}

function fill({ data }: Canvas, hex: string): void {
  const [red, green, blue] = parseHex(hex);
  for (let o = 0; o < data.length; o += 4) {
    data[o] = red;
    data[o + 1] = green;
    data[o + 2] = blue;
    data[o + 3] = 255;
  }
}

/** A picture before it is painted: somebody dressed, and where they come to lie in it. */
export interface ComposedWorn {
  readonly drawn: Figure;
  readonly placement: Placement;
  readonly wearer: CastId;
}

export function composeWorn({ cut, colourway, view, seed, person }: WornPicture, width: number): ComposedWorn {
  const styling = STYLING[cut];
  const wearer = person ?? wearerOf(cut, colourway, seed);
  const random = rng(`pose ${cut} ${colourway} ${seed} ${view === 'low' ? 'model' : view}`);
  const drawn = figure({
    person: CAST[wearer],
    pose: POSES[pick(posesOf(styling, view), random())],
    mirrored: random() < 0.5,
    wear: outfit(styling.wear, wearer, colourway, printShift(cut, colourway, seed)),
  });
  const crop = view === 'low' ? styling.near : styling.whole;
  return { drawn, wearer, placement: framed(drawn, { cut, crop, seed }, width) };
}

/** Somebody wearing a piece, 4:5, `width` pixels wide. Throws a RangeError for an unknown colourway. */
export function drawWorn(picture: WornPicture, width: number): Raster {
  const { colourway, seed } = picture;
  const { drawn, placement } = composeWorn(picture, width);
  const colours = settingColours(colourway, seed);
  const canvas = createCanvas(width, Math.round(width * 1.25));
  fill(canvas, colours.tint);
  const setting = settingOf(seed)(colours, rng(`setting ${colourway} ${seed}`));
  paintLayers(canvas, setting, { scale: width / 800, x: 0, y: 0 });
  paintLayers(canvas, drawn.layers, placement);
  layOnPaper(canvas);
  return canvas;
}
