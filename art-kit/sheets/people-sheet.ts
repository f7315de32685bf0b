import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { parseHex } from '../colour.ts';
import { COLOURWAY_LIST } from '../colourways.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { CAST, CAST_IDS, type CastId } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { POSE_IDS, POSES, type PoseId } from '../people/poses.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';
import { WORN_CUTS } from '../people/wear/wardrobe.ts';
import type { Raster } from '../raster.ts';
import { drawWorn, type WornView } from '../worn/draw-worn.ts';
import { MEN, STYLING } from '../worn/styling.ts';
import { contactSheet } from './contact-sheet.ts';

const TINTS = ['#fff3de', '#d7ece8', '#f9e0d2', '#fbe9b8', '#e5d6ea'] as const;

function sheetOf(i: number, width: number, height: number): Canvas {
  const [red, green, blue] = parseHex(TINTS[i % TINTS.length] ?? TINTS[0]);
  const canvas = createCanvas(width, height);
  for (let o = 0; o < canvas.data.length; o += 4) canvas.data.set([red, green, blue, 255], o);
  return canvas;
}

const colourway = (i: number): string => COLOURWAY_LIST[(i * 7 + 3) % COLOURWAY_LIST.length]?.id ?? 'coral';

function someone(i: number, id: CastId, pose: PoseId, width: number, height: number, close = false): Raster {
  const canvas = sheetOf(i, width, height);
  const cut: WornCut = MEN.includes(id) ? 'swimshorts' : 'onepiece';
  const { layers, marks } = figure({ person: CAST[id], pose: POSES[pose], wear: [{ cut, colourway: colourway(i) }] });
  const scale = close ? height / 250 : height / 1090;
  const y = close ? height * 0.46 - marks.head[1] * scale : height * 0.52;
  paintLayers(canvas, layers, { scale, x: width / 2 - (close ? marks.head[0] * scale : 0), y });
  return canvas;
}

const wearer = (i: number): CastId => CAST_IDS[(i * 5) % CAST_IDS.length] ?? 'imani';

/** Every pose, people taking turns. */
export const posesSheet = (): Promise<Buffer> =>
  contactSheet(
    POSE_IDS.map((pose, i) => someone(i, wearer(i), pose, 200, 340)),
    9,
  );

/** Everyone, upright. */
export const figuresSheet = (): Promise<Buffer> =>
  contactSheet(
    CAST_IDS.map((id, i) => someone(i, id, i % 2 ? 'contra' : 'stand', 200, 340)),
    8,
  );

/** Every face from the front, the quarter and the side. */
export const facesSheet = (): Promise<Buffer> =>
  contactSheet(
    CAST_IDS.flatMap((id, i) =>
      (['easy', 'contra', 'board'] as const).map((pose) => someone(i, id, pose, 170, 170, true)),
    ),
    9,
  );

const VIEWS: readonly WornView[] = ['model', 'low', 'back', 'side'];

function isPictured(cut: (typeof WORN_CUTS)[number], view: WornView): boolean {
  if (view === 'back') return Boolean(STYLING[cut].back);
  return view !== 'side' || Boolean(STYLING[cut].side);
}

function* worn(): Generator<Raster> {
  for (const [i, cut] of WORN_CUTS.entries()) {
    for (const view of VIEWS) {
      yield isPictured(cut, view)
        ? drawWorn({ cut, colourway: colourway(i * 3), view, seed: (i * 5) % 100 }, 160)
        : sheetOf(0, 160, 200);
    }
  }
}

/** Every worn cut from all the sides it is pictured from. */
export const wornSheet = (): Promise<Buffer> => contactSheet(worn(), 12);

/** Everything on the smallest and the largest body. */
function* fitted(): Generator<Raster> {
  for (const [i, cut] of WORN_CUTS.entries()) {
    const { cast } = STYLING[cut];
    const people = (['yuna', 'marisol', 'freya', 'ren', 'theo', 'magnus'] as const)
      .filter((id) => cast.includes(id))
      .slice(0, 3);
    for (const person of people) yield drawWorn({ cut, colourway: colourway(i), view: 'model', seed: 8, person }, 150);
    for (let rest = people.length; rest < 3; rest++) yield sheetOf(0, 150, 188);
  }
}

/** Every worn cut on bodies of three sizes. */
export const sizesSheet = (): Promise<Buffer> => contactSheet(fitted(), 12);
