import type { Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';

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
  const tip = width * 0.46;
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
  d: toothOutline({ x: 400 + spread(i, 6) * 66, y: 520, length: 132, width: 23, lean: spread(i, 6) * -10 }),
  print: { scale: 0.8, dx: 60 },
  dim: 0.66,
  shadow: 0,
}));

const frontTeeth: Part[] = Array.from({ length: 7 }, (_, i) => {
  const tooth = {
    x: 400 + spread(i, 7) * 66,
    y: 540,
    length: 150 + Math.abs(spread(i, 7)) * 7,
    width: 29,
    lean: spread(i, 7) * -17,
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
  d: 'M124 548C112 424 204 352 330 344C352 322 448 322 470 344C596 352 688 424 676 548C672 600 640 616 598 606C540 588 470 580 400 580C330 580 260 588 202 606C160 616 128 600 124 548Z',
  cut: 'M250 474Q400 424 550 474Q574 508 540 524Q400 494 260 524Q226 508 250 474Z',
  print: { scale: 0.8 },
  puff: [
    [4, 3],
    [18, 9],
  ],
  shadow: 0.36,
  overlay: () =>
    gleam('M158 490C188 412 280 380 348 374', 11, 0.5) +
    gleam('M456 374C504 380 548 394 580 414', 6, 0.32) +
    gleam('M300 552 Q400 540 500 552', 4, 0.2),
};

const lever: Part = {
  ...ACETATE,
  d: 'M340 372C328 316 332 272 350 256C368 242 432 242 450 256C468 272 472 316 460 372C438 388 362 388 340 372Z',
  fill: 'trim',
  puff: [
    [4, 4],
    [16, 9],
  ],
  shadow: 0.4,
  overlay: () =>
    gleam('M358 276C351 304 351 330 356 354', 7, 0.42) +
    [298, 316, 334]
      .map(
        (y) => `<path d="M386 ${y}h50" stroke="#2a1030" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join(''),
};

/** Acetate claw clip. */
export const clip: Silhouette = { name: 'clip', parts: [...backTeeth, ...frontTeeth, bar, lever] };
