import type { Fold, Part } from '../../cloth/part.ts';
import type { Segment } from '../../garments/mirror.ts';
import type { Point } from '../../path.ts';
import type { Rig } from '../rig.ts';
import { armhole } from './armhole.ts';
import { outline } from './outline.ts';
import { bustFolds, PRINT_SCALE, skinTight, type Wear } from './wear.ts';

/** From the side seam under the arm to the crotch. */
function sides({ body, half }: Rig): readonly Segment[] {
  const gusset = 20 + body.thigh * 0.1;
  const leg = half(452);
  return [
    ['L', body.bust + 8, 300],
    ['L', body.hip + 8, 440],
    ['L', leg + 8, 448],
    ['C', leg * 0.6, 458, gusset + 12, 486, gusset, 521],
    ['Q', gusset * 0.5, 525, 0, 525],
  ];
}

const creases = ({ body: { waist } }: Rig): readonly Fold[] => [
  { d: `M${-waist} 342Q-10 358 20 350`, width: 6, height: -4, blur: 4 },
  { d: `M${waist} 360Q20 376 -6 370`, width: 6, height: -4, blur: 4 },
  { d: 'M0 400l.1 30', width: 90, height: 5, blur: 30 },
];

/** A swimsuit; `strap` is where the outside of its strap meets the shoulder. */
function suit(
  rig: Rig,
  neckline: { readonly from: Point; readonly to: readonly Segment[]; readonly strap: number },
): Part {
  return {
    ...skinTight(rig),
    d: outline(neckline.from, [...neckline.to, ...armhole(rig.body, neckline.strap), ...sides(rig)]),
    print: { scale: PRINT_SCALE, cx: 0, cy: 300 },
    puff: [
      [3, 2],
      [16, 6],
      [34, 10],
    ],
    folds: [...bustFolds(rig), ...creases(rig)],
    keepClear: [
      [-rig.body.bust / 2, 264],
      [rig.body.bust / 2, 264],
      [0, 500],
    ],
  };
}

/** Scoop neck, wide straps. */
export const onepiece: Wear = (rig) => {
  const { neck } = rig.body;
  const to: readonly Segment[] = [
    ['C', 26, 252, 42, 230, neck + 15, 200],
    ['L', neck + 15, 190],
    ['L', neck + 32, 192],
  ];
  return [suit(rig, { from: [0, 254], to, strap: neck + 33 })];
};

/** Square neck. */
export const squareneck: Wear = (rig) => {
  const { neck } = rig.body;
  const to: readonly Segment[] = [
    ['L', neck + 12, 236],
    ['L', neck + 17, 190],
    ['L', neck + 34, 192],
  ];
  return [suit(rig, { from: [0, 239], to, strap: neck + 35 })];
};

/** Deep V and a belt with a buckle. */
export const plunge: Wear = (rig) => {
  const { neck } = rig.body;
  const waist = rig.half(348);
  const to: readonly Segment[] = [
    ['C', 12, 276, neck + 6, 230, neck + 15, 190],
    ['L', neck + 31, 192],
  ];
  return [
    suit(rig, { from: [0, 300], to, strap: neck + 33 }),
    {
      ...skinTight(rig),
      d: `M${-waist - 8} 340Q0 352 ${waist + 8} 340L${waist + 8} 357Q0 370 ${-waist - 8} 357Z`,
      fill: 'trim',
      puff: [[2, 2]],
      wrinkle: 0,
      shadow: 0.3,
    },
    {
      raw: '<rect x="-12" y="343" width="24" height="23" rx="4" fill="none" stroke="#fff" stroke-width="4"/><path d="M0 354L10 354" stroke="#fff" stroke-width="3"/>',
      fill: '#e2b24e',
      puff: [[1.5, 2]],
      wrinkle: 0,
      shadow: 0.4,
      shadowBlur: 2,
    },
  ];
};
