import { round1 } from '../../numbers.ts';
import { PRINT_SCALE, SIDES, skinTight, THIN, type Wear } from './wear.ts';

/** Triangle top: two cups, neck straps and a band. */
export const triangle: Wear = (rig) => {
  const { neck, cup, bust } = rig.body;
  const middle = bust * 0.5;
  const y = 264;
  const r = 36.5 * cup;
  const bandY = y + r * 0.78;
  const at = (side: number, x: number): number => round1(side * x);
  const up = (by: number): number => round1(y + r * by);
  const cupPath = (s: number): string =>
    `M${at(s, middle + 3)} ${up(-1.12)}C${at(s, middle + r * 0.62)} ${up(-0.5)} ${at(s, middle + r * 0.98)} ${up(0.2)} ${at(s, middle + r * 0.92)} ${up(0.78)}` +
    `Q${at(s, middle)} ${up(1.02)} ${at(s, middle - r * 0.84)} ${up(0.76)}C${at(s, middle - r * 0.8)} ${up(0.2)} ${at(s, middle - r * 0.5)} ${up(-0.5)} ${at(s, middle + 3)} ${up(-1.12)}Z`;
  const band = rig.half(bandY) + 2;
  const strap = { fill: 'trim', puff: THIN, wrinkle: 0 } as const;
  return [
    ...SIDES.map((s) => ({
      ...strap,
      stroke: `M${at(s, middle + 3)} ${up(-1.08)}Q${at(s, middle - 2)} 206 ${at(s, neck + 1)} 172`,
      width: 4.4,
    })),
    {
      ...skinTight(rig),
      ...strap,
      stroke: `M${-band} ${round1(bandY - 5)}Q0 ${round1(bandY + 9)} ${band} ${round1(bandY - 5)}`,
      width: 5.4,
    },
    ...SIDES.map((s) => ({
      ...skinTight(rig),
      d: cupPath(s),
      print: { scale: PRINT_SCALE, cx: 0, cy: 260, rotate: s * 8 },
      puff: [
        [3, 2],
        [12, 8],
      ] as const,
      folds: [-0.5, -0.2, 0.1, 0.4].map((t) => ({
        d: `M${at(s, middle + t * r * 0.9)} ${up(0.85)}Q${at(s, middle + t * r * 0.6)} ${up(0.5)} ${at(s, middle + t * r * 0.3)} ${up(0.15)}`,
        width: 3.4,
        height: -5,
        blur: 2.5,
      })),
      shadow: 0.3,
    })),
  ];
};
