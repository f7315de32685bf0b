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
      // Short gathers where the cup runs on its cord; longer ones would read as what is under them.
      folds: [-0.6, -0.42, -0.24, -0.06, 0.12, 0.3, 0.48, 0.64].map((t, i) => ({
        d: `M${at(s, middle + t * r * 0.9)} ${up(0.9)}Q${at(s, middle + t * r * 0.82)} ${up(0.7)} ${at(s, middle + t * r * 0.7)} ${up(0.5)}`,
        width: 2,
        height: i % 2 ? -2.6 : 1.6,
        blur: 1.3,
      })),
      shadow: 0.3,
    })),
  ];
};
