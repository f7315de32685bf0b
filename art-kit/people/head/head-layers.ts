import { luminance, mix, parseHex, toHex } from '../../colour.ts';
import type { Knot } from '../../gouache/geometry.ts';
import { ellipse } from '../../gouache/geometry.ts';
import type { Layer } from '../../gouache/layer.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { trace } from '../../gouache/trace.ts';
import { drawLine, fill, finished, type LayerDraft, lay, layerDraft } from '../layer-draft.ts';
import type { HeadSpec } from '../person.ts';
import { HAIR_SHADE, multiplierOf, SKINS } from '../skins.ts';
import { drawFace } from './draw-face.ts';
import { evenStroke, type FacePaper, stroke } from './features.ts';
import type { HairShapes } from './hair/hair-style.ts';
import { NO_HAIR } from './hair/hair-style.ts';
import { HAIR_STYLES } from './hair/styles.ts';
import { hijabOver, hijabUnder } from './hijab.ts';
import { EARS, skullOf } from './skull.ts';

const hairOf = ({ person, view }: HeadSpec): HairShapes =>
  person.hair.style === 'hijab' ? NO_HAIR : HAIR_STYLES[person.hair.style](view, person.hair);

/** Strands are light on dark hair and dark on light hair. */
const strandColour = (hair: string): string =>
  luminance(hair) < 0.26 ? mix(hair, '#ffffff', 0.16) : mix(hair, '#4a1030', 0.34);

/** What of the hair hangs behind the body; nothing from behind, where it hangs before it. */
export function hairBehind(spec: HeadSpec): Layer | undefined {
  const { back } = hairOf(spec);
  if (back.length === 0) return undefined;
  const draft = layerDraft('hair behind');
  for (const knots of back) fill(draft, knots.map(spec.place), spec.person.hair.colour, { shade: HAIR_SHADE });
  return finished(draft);
}

/** An ear seen from its side, with its fold. */
function earAside({ place }: HeadSpec, paper: FacePaper, mult: string, [x, y]: Knot): void {
  fill(paper.draft, ellipse(x, y, 9, 14, 9, 12).map(place), paper.skin.base, { shade: mult });
  stroke(paper, trace`${x + 3},${y - 8} ${x - 4},${y - 3} ${x + 1},${y + 2} ${x - 1},${y + 7}`, paper.skin.shade, 2.8);
}

/** An ear as it stands out from the head. */
function earAhead({ place }: HeadSpec, paper: FacePaper, mult: string, [x, y]: Knot): void {
  fill(paper.draft, ellipse(x, y, 8, 14, 9, x < 0 ? 6 : -6).map(place), paper.skin.base, { shade: mult });
}

function ears(spec: HeadSpec, paper: FacePaper, mult: string): void {
  const aside = spec.view === 'profile' || spec.view === 'quarter';
  const { earrings } = spec.person;
  for (const ear of EARS[spec.view]) {
    if (aside) earAside(spec, paper, mult, ear);
    else earAhead(spec, paper, mult, ear);
    if (earrings && spec.view !== 'back')
      evenStroke(paper, ellipse(ear[0] - (aside ? 1 : 0), ear[1] + 23, 7, 8.5, 9), earrings, 4, true);
  }
}

/** Strands of a style that has them, over the hair. */
function drawStrands(
  draft: LayerDraft,
  { place, size }: HeadSpec,
  strands: HairShapes['strands'],
  colour: string,
  shade: string,
): void {
  for (const knots of strands)
    if (knots.length > 1) drawLine(draft, knots.map(place), strandColour(colour), 3.6 * size, { shade, of: 'hair' });
}

/** The head and what grows on it, over the body. */
export function headLayer(spec: HeadSpec): LayerDraft {
  const { person, view, place, size } = spec;
  const skin = SKINS[person.skin];
  const mult = multiplierOf(skin.base, skin.shade);
  const draft = layerDraft('head');
  const paper: FacePaper = { draft, place, skin, shade: mult, size };
  const isCovered = person.hair.style === 'hijab';
  if (isCovered) hijabUnder(spec, draft);
  lay(draft, [shapeOf(skullOf(view, person.face).map(place))], skin.base, { shade: mult });
  const hair = hairOf(spec);
  const showsEars = !hair.overEars && !isCovered;
  const earsFirst = view === 'front' || view === 'back';
  if (showsEars && earsFirst) ears(spec, paper, mult);
  drawFace(paper, view, person.face, spec.glasses ?? person.glasses);
  if (isCovered) hijabOver(spec, draft);
  const { colour } = person.hair;
  const hairShade =
    luminance(colour) > 0.6 ? '#b9a3bf' : multiplierOf(toHex(parseHex(colour)), mix(colour, '#2a0f3a', 0.42));
  for (const knots of hair.front) fill(draft, knots.map(place), colour, { shade: hairShade, of: 'hair' });
  if (showsEars && !earsFirst) ears(spec, paper, mult);
  drawStrands(draft, spec, hair.strands, colour, hairShade);
  return draft;
}
