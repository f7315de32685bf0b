import { round1 } from '../../numbers.ts';
import { strokePath } from '../../svg.ts';
import { type HairStyle, white } from './hair-style.ts';
import { PULLED_BACK } from './pony.ts';

interface Braid {
  readonly x: number;
  readonly top: number;
  readonly length: number;
  readonly lean: number;
  readonly phase: number;
}

/** One box braid as a chain of beads: [x, y] of each. */
function beads({ x, top, length, lean, phase }: Braid): (readonly [number, number])[] {
  const count = Math.round(length / 7);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return [x + lean * t + Math.sin(t * 3.4 + phase) * 3.2 * t, top + length * t] as const;
  });
}

function braidShape(braid: Braid): string {
  const chain = beads(braid);
  const core = chain.map(([x, y], i) => `${i ? 'L' : 'M'}${round1(x)} ${round1(y)}`).join('');
  const bumps = chain
    .map(([x, y], i) => {
      const fade = 1 - 0.35 * (i / chain.length);
      return `<ellipse cx="${round1(x + (i % 2 ? 0.7 : -0.7))}" cy="${round1(y)}" rx="${round1(4.3 * fade)}" ry="4.6" fill="#fff"/>`;
    })
    .join('');
  return strokePath(core, '#fff', 5.4) + bumps;
}

const crossings = (braid: Braid): string[] =>
  beads(braid)
    .slice(1)
    .map(
      ([x, y], i) =>
        `M${round1(x - 3)} ${round1(y - (i % 2 ? 2.4 : -1.6))}L${round1(x + 3)} ${round1(y + (i % 2 ? 1.6 : -2.4))}`,
    );

const sides = (braids: readonly Braid[]): readonly Braid[] =>
  braids.flatMap((braid) => [braid, { ...braid, x: -braid.x, lean: -braid.lean, phase: braid.phase + 0.8 }]);

const FRONT = sides([
  { x: 47, top: 76, length: 176, lean: 3, phase: 0 },
  { x: 53, top: 70, length: 190, lean: 7, phase: 0.7 },
  { x: 58, top: 80, length: 172, lean: 13, phase: 1.3 },
]);
const BACK = sides([
  { x: 42, top: 80, length: 186, lean: 4, phase: 0.4 },
  { x: 50, top: 76, length: 198, lean: 12, phase: 1 },
  { x: 57, top: 76, length: 190, lean: 20, phase: 1.7 },
  { x: 61, top: 78, length: 172, lean: 27, phase: 2.2 },
]);

/** Rows of the scalp, from the hairline back. */
const ROWS = [-34, -22, -11, 0, 11, 22, 34].map(
  (x) => `M${x * 0.3} 14C${x * 0.8} 22 ${x * 1.1} 36 ${x * 1.12} ${round1(49 + (x * x) / 90)}`,
);

/** Box braids past the shoulders. */
export const braids: HairStyle = {
  back: white('M0 12C-62 10 -62 80 -56 124L56 124C62 80 62 10 0 12Z') + BACK.map(braidShape).join(''),
  front: white(PULLED_BACK.replaceAll('112', '104')) + FRONT.map(braidShape).join(''),
  frontStrands: [...ROWS, ...FRONT.flatMap(crossings)],
  backStrands: BACK.flatMap(crossings),
};
