import type { Fold } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Rig } from '../rig.ts';
import { loose, type Wear } from './wear.ts';

const TOP = 402;
const WAVES = 18;

interface Flare {
  readonly hem: number;
  /** Half-widths at waistband and hem. */
  readonly from: number;
  readonly to: number;
}

/** Waistband, flared sides and a hem of soft waves. */
function skirtPath({ hem, from, to }: Flare): string {
  const hemY = (i: number): number => hem + Math.sin((Math.PI * i) / WAVES) * 16 + (i % 2 ? 9 : -4);
  let path = `M${-from} ${TOP}Q0 ${TOP + 14} ${from} ${TOP}C${from + 16} ${TOP + 60} ${to - 6} ${hem - 50} ${to} ${hem}`;
  for (let i = 1; i <= WAVES; i++) {
    const x = lerp(to, -to, i / WAVES);
    const middle = round1((x + lerp(to, -to, (i - 1) / WAVES)) / 2);
    path += `C${middle} ${round1(i === 1 ? hem : hemY(i - 1))} ${middle} ${round1(hemY(i))} ${round1(x)} ${round1(hemY(i))}`;
  }
  return `${path}C${-to + 6} ${hem - 50} ${-from - 16} ${TOP + 60} ${-from} ${TOP}Z`;
}

const pleats = ({ hem, from, to }: Flare): Fold[] =>
  Array.from({ length: WAVES }, (_, i) => {
    const t = (i + 0.5) / WAVES;
    return {
      d: `M${round1(lerp(from, -from, t))} ${TOP + 22}Q${round1(lerp(from * 1.1, -from * 1.1, t))} ${(TOP + hem) / 2} ${round1(lerp(to, -to, t))} ${hem + 14}`,
      width: 7,
      height: i % 2 ? 8 : -8,
      blur: 5,
    };
  });

const flare = (rig: Rig, hem: number, out: number): Flare => ({ hem, from: rig.half(TOP) + 4, to: rig.body.hip + out });

function flared(shape: Flare): ReturnType<Wear> {
  const w = shape.from;
  return [
    {
      ...loose,
      d: skirtPath(shape),
      print: { scale: 0.4, cx: 0, cy: 450 },
      puff: [
        [3, 2],
        [24, 8],
        [50, 10],
      ],
      folds: pleats(shape),
    },
    {
      d: `M${-w - 1} ${TOP - 3}Q0 ${TOP + 11} ${w + 1} ${TOP - 3}L${w + 4} ${TOP + 17}Q0 ${TOP + 33} ${-w - 4} ${TOP + 17}Z`,
      print: { scale: 0.4, rotate: 90, cx: 0, cy: 410 },
      puff: [[3, 3]],
      wrinkle: 0,
    },
  ];
}

export const skirt: Wear = (rig) => flared(flare(rig, 560, 46));

/** Shorter and straighter; the shorts under it stay out of sight. */
export const skort: Wear = (rig) => flared(flare(rig, 536, 26));
