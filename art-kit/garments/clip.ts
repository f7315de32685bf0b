import type { Part, Silhouette } from '../cloth/part.ts';
import { round1 } from '../numbers.ts';

/** Polished acetate: a hard rim, no weave, soft contrast. */
const ACETATE = {
  wrinkle: 0,
  grain: 0.006,
  tone: 0.85,
  puff: [
    [3, 2.4],
    [9, 5],
  ],
} as const;

interface Tooth {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** How far the tip leans to the right: teeth close like fingers. */
  readonly lean: number;
}

/** A curved tooth with a rounded tip, broad at the bar. */
function toothOutline({ x, y, length, width, lean }: Tooth): string {
  const point = (dx: number, t: number): string => `${round1(x + dx)} ${round1(y + length * t)}`;
  const tip = width * 0.34;
  return (
    `M${point(-width, 0)} C${point(-width, 0.4)} ${point(lean - tip - 2, 0.7)} ${point(lean - tip, 0.93)}` +
    ` C${point(lean - tip, 1.02)} ${point(lean + tip, 1.02)} ${point(lean + tip, 0.93)}` +
    ` C${point(lean + tip + 2, 0.7)} ${point(width, 0.4)} ${point(width, 0)}Z`
  );
}

const gleam = (d: string, width: number, strength: number): string =>
  `<path d="${d}" stroke="#fff" stroke-opacity="${strength}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

const toothGleam = ({ x, y, length, width, lean }: Tooth): string =>
  gleam(
    `M${round1(x - width * 0.4)} ${y + 40} Q${round1(x - width * 0.3 + lean * 0.3)} ${round1(y + length * 0.5)} ${round1(x + lean - width * 0.14)} ${round1(y + length * 0.82)}`,
    4,
    0.34,
  );

const spread = (i: number, count: number): number => i - (count - 1) / 2;

const backTeeth: Part[] = Array.from({ length: 6 }, (_, i) => ({
  ...ACETATE,
  d: toothOutline({ x: 400 + spread(i, 6) * 66, y: 520, length: 160, width: 21, lean: spread(i, 6) * -8 }),
  print: { scale: 0.8, dx: 60 },
  dim: 0.66,
  shadow: 0,
}));

const frontTeeth: Part[] = Array.from({ length: 7 }, (_, i) => {
  const tooth = {
    x: 400 + spread(i, 7) * 66,
    y: 540,
    length: 196 - Math.abs(spread(i, 7)) * 12,
    width: 26,
    lean: spread(i, 7) * -12,
  };
  return {
    ...ACETATE,
    d: toothOutline(tooth),
    print: { scale: 0.8 },
    shadow: 0.34,
    overlay: () => toothGleam(tooth),
  };
});

const bar: Part = {
  ...ACETATE,
  d: 'M132 530 C130 430 214 388 330 380 C352 352 448 352 470 380 C586 388 670 430 668 530 C668 584 636 602 594 596 C540 580 470 572 400 572 C330 572 260 580 206 596 C164 602 132 584 132 530Z',
  cut: 'M262 482 Q400 440 538 482 Q560 512 528 528 Q400 502 272 528 Q240 512 262 482Z',
  print: { scale: 0.8 },
  puff: [
    [4, 3],
    [18, 9],
  ],
  shadow: 0.36,
  overlay: () =>
    gleam('M168 492 C200 430 290 408 352 404', 10, 0.5) +
    gleam('M452 404 C496 408 536 416 566 428', 6, 0.32) +
    gleam('M300 552 Q400 540 500 552', 4, 0.2),
};

const lever: Part = {
  ...ACETATE,
  d: 'M346 400 C336 346 340 306 356 292 C372 280 428 280 444 292 C460 306 464 346 454 400 C434 414 366 414 346 400Z',
  fill: 'trim',
  puff: [
    [4, 4],
    [16, 9],
  ],
  shadow: 0.4,
  overlay: () =>
    gleam('M364 310 C358 336 358 360 362 382', 7, 0.42) +
    [330, 346, 362]
      .map(
        (y) => `<path d="M386 ${y}h50" stroke="#2a1030" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join(''),
};

/** Acetate claw clip. */
export const clip: Silhouette = { name: 'clip', parts: [...backTeeth, ...frontTeeth, bar, lever] };
