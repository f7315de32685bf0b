import type { Knot } from '../../gouache/geometry.ts';
import { trace } from '../../gouache/trace.ts';
import type { HeadView } from '../pose.ts';
import type { Face, MouthHabit } from './face.ts';
import { area, type FacePaper, stroke } from './features.ts';

const TEETH = '#fff6ea';

function profileMouth(paper: FacePaper, habit: MouthHabit, lips: number, colour: string): void {
  const up = habit === 'smile' || habit === 'open' ? 3 : 0;
  area(paper, trace`${46 + 2.2 * lips},28.5 46,33 ${46 + 1.9 * lips},38 41,37.6 34,${33 - up} 40,29`, colour);
  if (habit === 'open') area(paper, trace`47,32 40,31.4 33,30 38,35 46,35.4`, TEETH);
  stroke(paper, trace`46.5,33 38,33.4 32,${32.5 - up * 1.3}`, paper.skin.line, 2.8);
  stroke(paper, trace`53,20 48,20.5`, paper.skin.line, 2.6);
}

/** The middle of a mouth, and how far it reaches to the left and the right. */
const SPAN = { quarter: [20, 11, 9], front: [0, 13, 13] } as const;

const LIFT: Readonly<Record<MouthHabit, number>> = { smile: 4, soft: 1.5, flat: 0, open: 4 };

function openMouth(paper: FacePaper, [x, left, right]: readonly [number, number, number], colour: string): void {
  area(
    paper,
    trace`${x - left},32 ${x},33.4 ${x + right},32 ${x + right * 0.62},43 ${x},45.6 ${x - left * 0.62},43`,
    colour,
  );
  area(
    paper,
    trace`${x - left * 0.8},33.2 ${x},34.4 ${x + right * 0.8},33.2 ${x + right * 0.5},39 ${x},40 ${x - left * 0.5},39`,
    TEETH,
  );
  stroke(
    paper,
    trace`${x - left - 1.6},30.4 ${x - left},32.4 ${x},33.6 ${x + right},32.4 ${x + right + 1.6},30.4`,
    paper.skin.line,
    2.4,
  );
}

export function mouth(paper: FacePaper, view: HeadView, { mouth: habit = 'soft', lips = 1, lipColour }: Face): void {
  const colour = lipColour ?? paper.skin.lip;
  if (view === 'back') return;
  if (view === 'profile') {
    profileMouth(paper, habit, lips, colour);
    return;
  }
  const span = SPAN[view];
  if (habit === 'open') {
    openMouth(paper, span, colour);
    return;
  }
  const [x, left, right] = span;
  const up = LIFT[habit];
  area(
    paper,
    trace`${x - left},${36 - up} ${x - left * 0.4},${32 - lips} ${x + 1},${33.4 - lips * 0.5} ${x + right * 0.5},${32 - lips} ${x + right},${36 - up} ${x + right * 0.4},${40 + 3 * lips} ${x - left * 0.4},${40 + 3 * lips}`,
    colour,
  );
  stroke(
    paper,
    trace`${x - left - 1},${36 - up * 1.5} ${x},37 ${x + right + 1},${36 - up * 1.5}`,
    paper.skin.line,
    2.6,
  );
}

const BEARDS: Readonly<Record<HeadView, readonly Knot[]>> = {
  profile: trace`47,27 50,30 40,33 48,40 48,58 36,70 10,62 -10,46 -14,14 -4,12 2,30 20,40 32,28`,
  quarter: trace`6,29 20,25 34,28 38,20 40,26 33,54 20,70 4,71 -18,58 -34,36 -40,8 -33,10 -26,30 -6,38`,
  front: trace`-14,29 0,26 14,29 30,34 40,6 44,8 36,44 18,66 0,71 -18,66 -36,44 -44,8 -40,6 -30,34`,
  back: [],
};

const MOUSTACHES: Readonly<Record<HeadView, readonly Knot[]>> = {
  profile: trace`50,24 52,29 42,31 32,33 36,26 44,23`,
  quarter: trace`8,31 14,25.5 21,24.5 28,25.5 32,31 26,30 20,29 14,30`,
  front: trace`-15,32 -9,26 0,24.5 9,26 15,32 8,31 0,29.5 -8,31`,
  back: [],
};

/** What grows about the mouth; the lips are drawn over it. */
export function beard(paper: FacePaper, view: HeadView, face: Face): void {
  if (view === 'back') return;
  if (face.moustache !== undefined) area(paper, MOUSTACHES[view], face.moustache);
  if (face.beard === undefined) return;
  area(paper, BEARDS[view], face.beard);
  if (view === 'profile') return;
  const x = view === 'quarter' ? 20 : 0;
  stroke(paper, trace`${x - 9},38 ${x},40 ${x + 9},38`, face.lipColour ?? paper.skin.lip, 5.4);
}
