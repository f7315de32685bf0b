import type { Fold, Part, Puff } from '../../cloth/part.ts';
import { legsOf, type Rig } from '../rig.ts';

/** A garment on a body: its parts, drawn from the rig. Whoever dresses the figure says in which colourway. */
export type Wear = (rig: Rig) => readonly Part[];

/** Print size of clothes on a figure, which is drawn smaller than a product. */
export const PRINT_SCALE = 0.36;

/** Straps and cords. */
export const THIN: readonly Puff[] = [
  [2, 1.2],
  [4, 2],
];

/** Torso and legs, two units wider than the skin: nothing tight may stand off further. */
const silhouette = (rig: Rig): string => {
  const edge = 'fill="#fff" stroke="#fff" stroke-width="4"';
  const legs = legsOf(rig).map((leg) => leg.mask.replaceAll('fill="#fff"', edge));
  return `<path d="${rig.torso}" ${edge}/>${legs.join('')}`;
};

/** The look of swim fabric that lies on the skin. */
export const skinTight = (rig: Rig): Pick<Part, 'clip' | 'wrinkle' | 'tone' | 'grain' | 'shadow'> => ({
  clip: silhouette(rig),
  wrinkle: 1.2,
  tone: 0.8,
  grain: 0.025,
  shadow: 0.24,
});

/** The look of cloth that hangs free. */
export const loose = {
  wrinkle: 1.5,
  tone: 0.85,
  shadow: 0.36,
  shadowBlur: 9,
  shadowOffset: [2, 9],
} as const satisfies Partial<Part>;

/** Both halves of the bust as soft volumes. */
export const bustFolds = ({ body }: Rig, width = 50, height = 8): readonly Fold[] =>
  [-1, 1].map((side) => ({ d: `M${(side * body.bust) / 2} 264l.1 6`, width: width * body.cup, height, blur: 15 }));

export const SIDES = [-1, 1] as const;
