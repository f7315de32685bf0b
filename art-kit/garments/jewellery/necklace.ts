import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';

const BEADS = 46;
/** Every other bead is one of these; the rest take the colours of the print. */
const HOUSE_COLOURS = ['#ff6f59', '#fbd875', '#3d7dd8', '#f58fa8', '#7cc6a4', '#fffaf0', '#b78bff'] as const;

const fromPrint =
  (nth: number): FillRule =>
  ({ accents, trim }) =>
    accents[nth % Math.max(1, accents.length)] ?? trim;

function bead(i: number): Part {
  const angle = ((i + 0.5) / BEADS) * Math.PI * 2;
  const x = round1(400 + Math.sin(angle) * 190 * (1 - 0.12 * Math.cos(angle)));
  const y = round1(480 - Math.cos(angle) * 280);
  const nth = Math.floor(i / 2);
  return {
    raw: `<circle cx="${x}" cy="${y}" r="${i % 6 === 3 ? 19 : 14}" fill="#fff"/>`,
    fill: i % 2 === 1 ? fromPrint(nth) : (HOUSE_COLOURS[nth % HOUSE_COLOURS.length] ?? HOUSE_COLOURS[0]),
    puff: [
      [3, 4],
      [8, 9],
    ],
    wrinkle: 0,
    grain: 0.01,
    relief: 1.2,
    shadow: 0.34,
  };
}

const shell: Part = {
  raw: '<path transform="translate(400 810) scale(3.2)" d="M-5.4 18L-9 23L9 23L5.4 18L28 -6Q26 -16 18 -20Q10 -26 0 -26Q-10 -26 -18 -20Q-26 -16 -28 -6Z" fill="#fff"/>',
  fill: '#fde6d2',
  puff: [
    [4, 5],
    [14, 12],
  ],
  wrinkle: 0,
  folds: [-20, -13, -6, 0, 6, 13, 20].map((spread) =>
    fold(`M${400 + spread * 0.6} 868L${400 + spread * 4} ${742 + Math.abs(spread) * 1.6}`, 5, -11, 3),
  ),
  shadow: 0.4,
};

/** String of beads in the print's colours, with a shell. */
export const necklace: Silhouette = {
  name: 'necklace',
  parts: [...Array.from({ length: BEADS }, (_, i) => bead(i)), shell],
};
