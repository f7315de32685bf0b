import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import type { Part } from '../cloth/part.ts';
import { bareSkin } from '../figures/bare-skin.ts';
import { BODIES } from '../figures/body.ts';
import { paintFigure } from '../figures/draw-figure.ts';
import { FIGURE_VIEW, type Figure, figure } from '../figures/figure.ts';
import { POSES } from '../figures/poses.ts';
import { buildRig } from '../figures/rig.ts';
import type { WornCut } from '../figures/worn/worn.ts';
import type { Raster } from '../raster.ts';
import { place } from '../scenes/collage.ts';
import { type DollPieceId, isDollExtra, replacedBy, type SuitHalf } from './doll-pieces.ts';
import { DOLLS, type DollId } from './dolls.ts';
import { extraParts } from './extras.ts';
import { patchUnder, shadowOn } from './layer-masks.ts';

/**
 * Dolls are drawn in layers that lie on each other with one origin and one size, lowest first: the doll herself, her
 * bottoms, top or one-piece, sandals, shades, her front hair again, and what she carries.
 */
export type DollFigureLayer = 'self' | 'hair';

const SUIT: Readonly<Record<SuitHalf, WornCut>> = { top: 'twist', bottoms: 'cheeky' };
const SUIT_COLOURWAY = 'base';

const [, , VIEW_WIDTH, VIEW_HEIGHT] = FIGURE_VIEW;

function paint(doll: Figure, parts: readonly Part[], width: number, colourway?: string): Canvas {
  return paintFigure(
    { ...doll, silhouette: { ...doll.silhouette, parts } },
    {
      width,
      height: Math.round((width * VIEW_HEIGHT) / VIEW_WIDTH),
      view: FIGURE_VIEW,
      ground: { transparent: true },
      ...(colourway === undefined ? {} : { colourway }),
    },
  );
}

const inSuit = (doll: DollId): Figure =>
  figure(DOLLS[doll].person, {
    pose: 'doll',
    wear: [
      [SUIT.bottoms, SUIT_COLOURWAY],
      [SUIT.top, SUIT_COLOURWAY],
    ],
  });

const partsWith = ({ silhouette }: Figure, role: string): readonly Part[] =>
  silhouette.parts.filter((part) => part.role === role);

/** The doll in her plain suit, or the front of her hair alone. Transparent. */
export function drawDollFigure(doll: DollId, layer: DollFigureLayer, width: number): Raster {
  const dressed = inSuit(doll);
  const parts = layer === 'self' ? dressed.silhouette.parts : partsWith(dressed, 'hair-front');
  return paint(dressed, parts, width);
}

const rigOf = (doll: DollId): ReturnType<typeof buildRig> => buildRig(BODIES[DOLLS[doll].person.body], POSES.doll);

function drawExtra(doll: DollId, parts: readonly Part[], colourway: string, width: number): Raster {
  return paint(inSuit(doll), parts, width, colourway);
}

/** What a doll is where she wears nothing, and her skin where each half of her suit would peek out. */
interface UnderClothes {
  readonly skin: Canvas;
  readonly patches: Readonly<Record<SuitHalf, Canvas>>;
}

function drawUnderClothes(doll: DollId, width: number): UnderClothes {
  const suited = inSuit(doll);
  const skin = paint(suited, bareSkin(rigOf(doll), DOLLS[doll].person), width);
  const patch = (half: SuitHalf): Canvas => {
    const suit = paint(suited, partsWith(suited, `worn:${SUIT[half]}`), width);
    return patchUnder(skin, suit, (6 * width) / VIEW_WIDTH);
  };
  return { skin, patches: { top: patch('top'), bottoms: patch('bottoms') } };
}

/** The dolls drawn last, 8 MB each at twice the stage's size: a wardrobe is drawn doll by doll. */
const KEPT = 2;
const kept = new Map<string, UnderClothes>();

function underClothes(doll: DollId, width: number): UnderClothes {
  const key = `${doll} ${width}`;
  const found = kept.get(key) ?? drawUnderClothes(doll, width);
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return found;
}

/** Clothes bring the skin along where the suit below would peek out, and the shadow they cast. */
function drawClothes(doll: DollId, cut: WornCut, colourway: string, width: number): Raster {
  const pixels = width / VIEW_WIDTH;
  const { skin, patches } = underClothes(doll, width);
  const dressed = figure(DOLLS[doll].person, { pose: 'doll', wear: [[cut]] });
  const clothes = paint(dressed, partsWith(dressed, `worn:${cut}`), width, colourway);
  const layer = createCanvas(skin.width, skin.height);
  for (const half of replacedBy(cut)) place(layer, patches[half], 0, 0);
  const shadow = { dx: Math.round(1.5 * pixels), dy: Math.round(5 * pixels), blur: 5 * pixels, strength: 0.26 };
  place(layer, shadowOn(skin, clothes, shadow), 0, 0);
  place(layer, clothes, 0, 0);
  return layer;
}

/** One piece as that doll wears it. Transparent. Throws a RangeError for an unknown colourway. */
export function drawDollPiece(doll: DollId, piece: DollPieceId, colourway: string, width: number): Raster {
  return isDollExtra(piece)
    ? drawExtra(doll, extraParts(piece, rigOf(doll)), colourway, width)
    : drawClothes(doll, piece, colourway, width);
}
