import type { Fold, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { type Point, spline } from '../../path.ts';
import { rng } from '../../random.ts';
import { fold } from '../sewing/folds.ts';

const random = rng('sc');

/** The ring is a circle seen slightly from the side. */
const SQUASH = 0.94;
const polar = (angle: number, radius: number): Point => [
  400 + Math.cos(angle) * radius,
  500 + Math.sin(angle) * radius * SQUASH,
];
const radiusAt = (x: number, y: number): number => Math.hypot(x - 400, (y - 500) / SQUASH);
const text = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`;

const WAVES = 52;

function ringOutline(): string {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i < WAVES; i++) {
    const angle = (i / WAVES) * 6.2832;
    outer.push(polar(angle, 252 + (i % 2 === 1 ? 6 : -6) + (random() - 0.5) * 12));
    inner.unshift(polar(angle, 96 + (i % 2 === 1 ? -8 : 9) + (random() - 0.5) * 8));
  }
  return spline(outer) + spline(inner);
}

function ringFolds(): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < 46; i++) {
    const angle = (i / 46) * 6.2832 + (random() - 0.5) * 0.06;
    const twisted = angle + (random() - 0.5) * 0.22;
    const from = 100 + random() * 16;
    const to = 170 + random() * 80;
    const d = `M${text(polar(angle, from))}Q${text(polar(angle, (from + to) / 2))} ${text(polar(twisted, to))}`;
    folds.push(fold(d, 9 + random() * 6, i % 2 === 1 ? 12 : -12, 6));
    if (i % 2 === 1)
      folds.push(fold(`M${text(polar(twisted, 250))}L${text(polar(angle, 190 + random() * 30))}`, 10, -10, 6));
  }
  return folds;
}

const OUTLINE = ringOutline();

/** Scrunchie: a fabric tube gathered on elastic. */
export const scrunchie: Silhouette = {
  name: 'scrunchie',
  parts: [
    {
      d: OUTLINE,
      print: { scale: 0.6 },
      puff: [
        [6, 4],
        [18, 8],
      ],
      heightAt: (x, y) => {
        const t = (radiusAt(x, y) - 175) / 80;
        return 34 * Math.max(0, 1 - t * t);
      },
      folds: ringFolds(),
      displace: 16,
      wrinkle: 2,
      warp: (x, y) => [Math.atan2((y - 500) / SQUASH, x - 400) * 230, radiusAt(x, y) * 1.15],
    },
  ],
};
