import type { View } from '../cloth/part.ts';
import { COLOURWAY_LIST } from '../colourways.ts';
import { CAST, CAST_IDS, MEN } from '../figures/cast.ts';
import { paintFigure } from '../figures/draw-figure.ts';
import { FIGURE_VIEW, figure } from '../figures/figure.ts';
import { drawModelView } from '../figures/on-model.ts';
import { POSE_IDS, type PoseId } from '../figures/poses.ts';
import { WORN_CUTS } from '../figures/worn/worn.ts';
import type { Raster } from '../raster.ts';
import { bareStage, type Stage } from '../stages/stage.ts';
import { contactSheet } from './contact-sheet.ts';

const BACKDROPS = ['#f9dfd3', '#d8e8f6', '#fbe9c9', '#dff0e4', '#f6d9d2', '#f5ead9', '#e4dcf3', '#d7ece8'] as const;
const FACE: View = [-110, -20, 220, 275];

const backdrop = (i: number): { readonly stage: Stage } => ({
  stage: bareStage(BACKDROPS[i % BACKDROPS.length] ?? BACKDROPS[0]),
});

function someone(i: number, pose: PoseId, view: View, width: number): Raster {
  const id = CAST_IDS[i % CAST_IDS.length] ?? 'marisol';
  const colourway = COLOURWAY_LIST[(i * 7) % COLOURWAY_LIST.length]?.id ?? 'coral';
  const male = MEN.some((man) => man === id);
  const wear = male ? ([['boardshorts', colourway]] as const) : ([['onepiece', colourway]] as const);
  const height = Math.round((width * view[3]) / view[2]);
  return paintFigure(figure(CAST[id], { pose, wear }), { width, height, view, ground: backdrop(i) });
}

/** Everyone at full length, poses taking turns. */
export const figuresSheet = (): Promise<Buffer> =>
  contactSheet(
    CAST_IDS.map((_, i) => someone(i, POSE_IDS[i % POSE_IDS.length] ?? 'doll', FIGURE_VIEW, 260)),
    7,
  );

/** One woman and one man in every pose. */
export const posesSheet = (): Promise<Buffer> =>
  contactSheet(
    [0, CAST_IDS.indexOf('theo')].flatMap((i) => POSE_IDS.map((pose) => someone(i, pose, FIGURE_VIEW, 220))),
    POSE_IDS.length,
  );

/** Every face. */
export const facesSheet = (): Promise<Buffer> =>
  contactSheet(
    CAST_IDS.map((_, i) => someone(i, 'easy', FACE, 360)),
    5,
  );

function* worn(): Generator<Raster> {
  let i = 0;
  for (const cut of WORN_CUTS) {
    for (let seed = 0; seed < 3; seed++) {
      const colourway = COLOURWAY_LIST[(i++ * 13 + 5) % COLOURWAY_LIST.length]?.id ?? 'coral';
      yield drawModelView(cut, colourway, seed, 'model', 240);
      yield drawModelView(cut, colourway, seed, 'low', 240);
    }
  }
}

/** Every worn cut on three models, from afar and close. */
export const wornSheet = (): Promise<Buffer> => contactSheet(worn(), 6);
