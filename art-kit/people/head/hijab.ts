import { ellipse, type Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { trace } from '../../gouache/trace.ts';
import { drawLine, fill, type LayerDraft, lay } from '../layer-draft.ts';
import type { HeadSpec } from '../person.ts';

const PROFILE: readonly Knot[] = trace`34,-42 38,-54 8,-74 -34,-70 -62,-40 -66,10 -58,50 -60,92 -20,108 40,104 34,78 24,66 8,54 4,24 10,-10 22,-34`;
const BACK: readonly Knot[] = trace`0,-74 36,-64 56,-28 56,20 52,60 72,100 0,116 -72,100 -52,60 -56,20 -56,-28 -36,-64`;

const outerOf = (x: number): Knot[] =>
  trace`${x},-74 ${38 + x},-62 ${53 + x},-28 ${50 + x},22 44,60 62,98 0,114 -66,98 -52,56 -58,18 -56,-28 -36,-64`;
const openingOf = (x: number): Knot[] =>
  trace`${x},-43 ${26 + x},-38 ${38 + x},-18 ${38 + x},14 ${30 + x},44 ${14 + x},60 ${x},62 ${-16 + x},56 ${-32 + x},38 ${-37 + x},10 ${-36 + x},-18 ${-24 + x},-37`;

/** The same outline the other way round: it takes away instead of adding. */
const hole = (outline: Outline): Outline => {
  const turned = new Float64Array(outline.length);
  for (let i = 0; i < outline.length; i += 2) {
    turned[i] = outline[outline.length - 2 - i] ?? 0;
    turned[i + 1] = outline[outline.length - 1 - i] ?? 0;
  }
  return turned;
};

const shadeOf = ({ person: { hair } }: HeadSpec): string => (hair.style === 'hijab' ? hair.shade : '#c3a3ba');

/** The cap under a hijab, seen round the face. */
export function hijabUnder({ place, view, person }: HeadSpec, draft: LayerDraft): void {
  if (view === 'profile' || view === 'back') return;
  fill(draft, ellipse(4, 0, 46, 62, 12).map(place), person.hair.colour, { shade: '#9a6a80' });
}

/** The hijab itself, over head and neck. */
export function hijabOver(spec: HeadSpec, draft: LayerDraft): void {
  const { view, place, person } = spec;
  const laid = { shade: shadeOf(spec) };
  const { colour } = person.hair;
  if (view === 'profile' || view === 'back') {
    fill(draft, (view === 'profile' ? PROFILE : BACK).map(place), colour, laid);
  } else {
    const x = view === 'quarter' ? 6 : 0;
    lay(draft, [shapeOf(outerOf(x).map(place)), hole(shapeOf(openingOf(x).map(place)))], colour, laid);
  }
  const folds: Knot[][] =
    view === 'back'
      ? [trace`-30,40 -10,70 -34,100`, trace`24,30 8,70 30,104`]
      : [trace`-40,44 -10,72 24,74`, trace`-52,70 -14,92 34,90`];
  for (const knots of folds) drawLine(draft, knots.map(place), '#5a1030', 3.2, { ...laid, strength: 0.28 });
}
