import type { Part, Silhouette } from '../cloth/part.ts';
import { round1 } from '../numbers.ts';

/** Polished acetate: a hard rim, no weave, soft contrast. */
const ACETATE = {
  wrinkle: 0,
  grain: 0.006,
  tone: 0.8,
  puff: [
    [3, 2.4],
    [8, 4],
  ],
} as const;

/** A tooth that hangs from (x, y), its tip swung by `swing`. */
function tooth(x: number, y: number, length: number, swing: number, width: number): string {
  const point = (dx: number, t: number): string => `${round1(x + dx)} ${round1(y + length * t)}`;
  return (
    `M${point(-width, 0)} C${point(swing * 0.3 - width * 0.9, 0.5)} ${point(swing - width * 0.4, 0.9)} ${point(swing, 1)}` +
    ` C${point(swing + width * 0.5, 0.9)} ${point(swing * 0.3 + width, 0.5)} ${point(width, 0)}Z`
  );
}

const backTeeth: Part[] = Array.from({ length: 6 }, (_, i) => ({
  ...ACETATE,
  d: tooth(244 + i * 62, 520, 150, (i - 2.5) * -9, 15),
  print: { scale: 0.8 },
  dim: 0.72,
  shadow: 0,
}));

const frontTeeth: Part[] = Array.from({ length: 7 }, (_, i) => ({
  ...ACETATE,
  d: tooth(205 + i * 65, 540, 172, (i - 3) * -13, 19),
  print: { scale: 0.8 },
  shadow: 0.3,
}));

const gleam = (d: string, width: number, strength: number): string =>
  `<path d="${d}" stroke="#fff" stroke-opacity="${strength}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

/** Acetate claw clip. */
export const clip: Silhouette = {
  name: 'clip',
  parts: [
    ...backTeeth,
    ...frontTeeth,
    {
      ...ACETATE,
      d: 'M140 520 C140 430 220 392 330 384 C352 350 448 350 470 384 C580 392 660 430 660 520 C668 568 640 590 600 586 C540 570 470 562 400 562 C330 562 260 570 200 586 C160 590 132 568 140 520Z',
      cut: 'M272 478 Q400 444 528 478 Q548 506 520 522 Q400 500 280 522 Q252 506 272 478Z',
      print: { scale: 0.8 },
      puff: [
        [4, 3],
        [16, 7],
      ],
      shadow: 0.32,
      overlay: () =>
        gleam('M178 470 C220 424 300 410 360 406', 9, 0.55) + gleam('M440 406 C480 408 520 414 552 424', 6, 0.35),
    },
    {
      ...ACETATE,
      d: 'M352 392 C340 330 352 300 372 292 L428 292 C448 300 460 330 448 392 C430 404 370 404 352 392Z',
      fill: 'trim',
      overlay: () => gleam('M366 312 L366 376', 6, 0.4),
    },
  ],
};
