import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Point } from '../../path.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';

const PEARLS = 37;
const NACRE = ['#fbf1e6', '#f6e7e3', '#f3eadf', '#fdf6ec'] as const;
const GOLD = '#e2b55c';

/** A short strand put down open: its ends reach up and part. */
function along(t: number): Point {
  const angle = Math.PI * (1.16 - 1.32 * t);
  const wide = 262 + Math.sin(Math.PI * t) * 6;
  return [400 + Math.cos(angle) * wide, 360 + Math.sin(angle) * 330];
}

const fromPrint =
  (nth: number): FillRule =>
  ({ accents, trim }) =>
    accents[nth % Math.max(1, accents.length)] ?? trim;

const random = rng('pearls');

/** Pearls of a river are no two alike. */
function pearl(i: number): Part {
  const [x, y] = along((i + 0.5) / PEARLS);
  const middle = 1 - Math.abs((i + 0.5) / PEARLS - 0.5) * 1.1;
  const r = 14 + 9 * middle + random() * 2.6;
  const turn = round1(random() * 180);
  const printed = i % 6 === 3;
  return {
    raw: `<ellipse transform="rotate(${turn} ${round1(x)} ${round1(y)})" cx="${round1(x)}" cy="${round1(y)}" rx="${round1(r)}" ry="${round1(r * (0.84 + random() * 0.14))}" fill="#fff"/>`,
    fill: printed ? fromPrint(Math.floor(i / 6)) : (NACRE[i % NACRE.length] ?? NACRE[0]),
    puff: [
      [3, 4],
      [9, 10],
    ],
    wrinkle: printed ? 0 : 1.4,
    grain: 0.01,
    relief: 1.15,
    shadow: 0.36,
  };
}

const clasp = (t: number, length: number): Part[] => {
  const [x, y] = along(t);
  return Array.from({ length }, (_, i) => ({
    raw: `<circle cx="${round1(x + (t < 0.5 ? -1 : 1) * i * 4)}" cy="${round1(y - i * 15)}" r="${i === length - 1 ? 11 : 6}" fill="#fff"/>`,
    fill: GOLD,
    puff: [[2, 4]],
    wrinkle: 0,
    relief: 1.2,
    shadow: 0.3,
  }));
};

const [dropX, dropY] = along(0.5);

/** Seven petals round a heart, in the colours of the print. */
const bloom: readonly Part[] = [
  cord(`M${dropX} ${dropY + 16}V${dropY + 50}`, 7, GOLD, { shadow: 0.3 }),
  ...Array.from({ length: 7 }, (_, i): Part => {
    const turn = round1((i * 360) / 7);
    return {
      raw: `<ellipse transform="rotate(${turn} ${dropX} ${dropY + 104})" cx="${dropX}" cy="${dropY + 66}" rx="22" ry="34" fill="#fff"/>`,
      print: { scale: 0.5, rotate: turn },
      puff: [
        [3, 4],
        [10, 7],
      ],
      wrinkle: 0,
      shadow: 0.34,
    };
  }),
  {
    raw: `<circle cx="${dropX}" cy="${dropY + 104}" r="24" fill="#fff"/>`,
    fill: GOLD,
    puff: [
      [3, 4],
      [9, 9],
    ],
    wrinkle: 0,
    relief: 1.2,
    shadow: 0.36,
  },
];

/** Strand of river pearls with a printed flower. */
export const pearls: Silhouette = {
  name: 'pearls',
  parts: [...clasp(0.008, 5), ...clasp(0.992, 8), ...Array.from({ length: PEARLS }, (_, i) => pearl(i)), ...bloom],
};
