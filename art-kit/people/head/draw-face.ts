import { mix } from '../../colour.ts';
import type { HeadView } from '../pose.ts';
import type { Face, Glasses } from './face.ts';
import { brows, cheeks, eyes, type FacePaper, freckles, glasses, noseOf, years } from './features.ts';
import { beard, mouth } from './mouth.ts';

/** Share of the cheek's own colour in its flush. */
const FLUSH = 0.4;

/** A face by as few marks as it takes. Nothing from behind. */
export function drawFace(paper: FacePaper, view: HeadView, face: Face, worn: Glasses | undefined): void {
  if (view === 'back') return;
  const { skin } = paper;
  if (face.cheeks ?? true) cheeks(paper, view, mix(skin.base, skin.cheek, FLUSH));
  if (face.freckles) freckles(paper, view);
  noseOf(paper, view, face);
  // Dark lenses hide the eyes; behind clear ones they look down.
  if (worn?.lens === undefined) eyes(paper, view, face.eyes);
  brows(paper, view, face, worn ? 4 : 0);
  if (face.beard === undefined || view === 'profile') mouth(paper, view, face);
  beard(paper, view, face);
  if (face.lined) years(paper, view);
  if (worn) glasses(paper, view, worn);
}
