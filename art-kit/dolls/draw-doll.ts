import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import type { Layer } from '../gouache/layer.ts';
import { boundsOfOutlines } from '../gouache/outline.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { figure } from '../people/figure.ts';
import type { EyeHabit } from '../people/head/face.ts';
import type { Worn } from '../people/wear/dress-up.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';
import type { Raster } from '../raster.ts';
import { place } from '../scenes/collage.ts';
import { type DollFigureLayer, type DollPieceId, replacedBy, type SuitHalf } from './doll-pieces.ts';
import { DOLL_POSES, DOLLS, type PosedDoll } from './dolls.ts';
import { around, changed, darkening, keptBy, shownOf } from './layer-masks.ts';

const SUIT: Readonly<Record<SuitHalf, WornCut>> = { top: 'twist', bottoms: 'cheeky' };
const SUIT_COLOURWAY = 'base';
const SUIT_HALVES = ['bottoms', 'top'] as const;

/** The page a doll is drawn on, her hips in the middle and her soles on one line. */
const VIEW = { width: 520, height: 1000, soles: 955, scale: 0.86 } as const;

const suit = (halves: readonly SuitHalf[]): Worn[] =>
  halves.map((half) => ({ cut: SUIT[half], colourway: SUIT_COLOURWAY }));

const dressed = ({ doll, pose }: PosedDoll, wear: readonly Worn[], eyes?: EyeHabit): readonly Layer[] => {
  const { person, stance } = DOLLS[doll];
  const face = eyes === undefined ? person.face : { ...person.face, eyes };
  return figure({ person: { ...person, face }, pose: DOLL_POSES[pose] ?? stance, wear }).layers;
};

/** Units from the page's own origin down to the soles of a doll, whatever she wears. */
function solesOf(doll: PosedDoll): number {
  const [, , , bottom] = boundsOfOutlines(
    dressed(doll, []).flatMap(({ patches }) => patches.flatMap(({ outlines }) => outlines)),
  );
  return bottom;
}

function paint(doll: PosedDoll, layers: readonly Layer[], width: number): Canvas {
  const pixels = width / VIEW.width;
  const scale = VIEW.scale * pixels;
  const canvas = createCanvas(width, Math.round(VIEW.height * pixels));
  paintLayers(canvas, layers, { scale, x: width / 2, y: VIEW.soles * pixels - solesOf(doll) * scale });
  return canvas;
}

/** The doll in these clothes, undermost first, drawn at once: what her layers are to look like, laid on each other. */
export const drawDressedDoll = (doll: PosedDoll, wear: readonly Worn[], width: number): Raster =>
  paint(doll, dressed(doll, wear), width);

/** White where what is asked for is seen, black where the rest of her is. */
const silhouette = (layers: readonly Layer[], isMeant: (of: string | undefined) => boolean): Layer[] =>
  layers.map(({ name, patches, reveal }) => ({
    name,
    depth: 0,
    ...(reveal ? { reveal } : {}),
    patches: patches.map(({ outlines, inside, of }) => ({
      outlines,
      ...(inside ? { inside } : {}),
      paint: isMeant(of) ? '#ffffff' : '#000000',
      shade: '#ffffff',
    })),
  }));

/** How much of each pixel shows one of these, 0-1. */
const shown = (doll: PosedDoll, layers: readonly Layer[], width: number, ...what: readonly string[]): Float32Array =>
  shownOf(
    paint(
      doll,
      silhouette(layers, (of) => of !== undefined && what.includes(of)),
      width,
    ),
  );

/** The doll in her plain suit, and where each half of it is seen. */
interface Suited {
  readonly layers: readonly Layer[];
  readonly self: Canvas;
  readonly halves: Readonly<Record<SuitHalf, Float32Array>>;
}

function drawSuited(doll: PosedDoll, width: number): Suited {
  const layers = dressed(doll, suit(SUIT_HALVES));
  const half = (which: SuitHalf): Float32Array => shown(doll, layers, width, SUIT[which]);
  return { layers, self: paint(doll, layers, width), halves: { top: half('top'), bottoms: half('bottoms') } };
}

/** The dolls drawn last, 8 MB each at twice the stage's size: a wardrobe is drawn doll by doll. */
const KEPT = 2;
const kept = new Map<string, Suited>();

function suited(doll: PosedDoll, width: number): Suited {
  const key = `${doll.doll} ${doll.pose} ${width}`;
  const found = kept.get(key) ?? drawSuited(doll, width);
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return found;
}

/** The doll in her plain suit, her face as it is while she blinks, or the front of her hair alone. Transparent. */
export function drawDollFigure(doll: PosedDoll, layer: DollFigureLayer, width: number): Raster {
  const { layers, self } = suited(doll, width);
  switch (layer) {
    case 'self':
      return self;
    case 'hair':
      return keptBy(self, shown(doll, layers, width, 'hair'));
    case 'blink': {
      const blinking = paint(doll, dressed(doll, suit(SUIT_HALVES), DOLLS[doll.doll].blink), width);
      return keptBy(blinking, changed(self, blinking));
    }
  }
}

/**
 * One piece as that doll wears it, with her skin where the suit below would peek out, and the shade it throws. Transparent.
 * Throws a RangeError for an unknown colourway.
 */
export function drawDollPiece(doll: PosedDoll, piece: DollPieceId, colourway: string, width: number): Raster {
  const { self, halves } = suited(doll, width);
  const bared = replacedBy(piece);
  const left = SUIT_HALVES.filter((half) => !bared.includes(half));
  const wearing = dressed(doll, [...suit(left), { cut: piece, colourway }]);
  const clothed = paint(doll, wearing, width);
  const bare = around(
    bared.map((half) => halves[half]),
    width,
  );
  const covered = shown(doll, wearing, width, piece).map((share, i) => Math.max(share, bare[i] ?? 0));
  const layer = darkening(self, clothed, covered);
  place(layer, keptBy(clothed, covered), 0, 0);
  return layer;
}
