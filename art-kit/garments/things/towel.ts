import { HANGER, type Part, type Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { seam } from '../sewing/sewing.ts';

const random = rng('tw');

/** A row of tassels, each with a sway of its own. */
function fringe(y: number, from: number, to: number, length: number, fill: string): Part {
  let stroke = '';
  for (let x = from; x <= to; x += 9) {
    const sway = round1((random() - 0.5) * 6);
    const end = round1((random() - 0.5) * 9);
    stroke += `M${x} ${y}q${sway} ${length / 2} ${end} ${round1(length * (0.85 + random() * 0.25))}`;
  }
  return cord(stroke, 5, fill, { puff: [[2, 1.5]] });
}

/** Beach towel, folded once and hung over a bar. */
export const towel: Silhouette = {
  name: 'towel',
  parts: [
    cord('M120 150 L680 150', 20, '#c89a6a', { grain: 0.06, role: HANGER }),
    fringe(812, 250, 602, 40, '#fff8ec'),
    {
      d: 'M226 140 L630 140 C634 360 616 600 624 812 L240 816 C246 600 224 380 226 140Z',
      print: { scale: 0.95, dx: 70 },
      puff: [
        [5, 2],
        [30, 6],
      ],
      dim: 0.84,
      grain: 0.09,
      folds: [fold('M560 150 Q570 500 556 812', 26, -8, 16)],
    },
    fringe(886, 180, 560, 44, '#fffaf0'),
    {
      d: 'M176 142 Q180 134 196 134 L574 132 Q588 134 590 146 C600 380 566 640 582 886 L160 890 C170 640 170 380 176 142Z',
      print: { scale: 1 },
      puff: [
        [6, 3],
        [30, 7],
        [110, 20],
      ],
      wrinkle: 3,
      grain: 0.1,
      displace: 16,
      folds: [
        fold('M250 140 Q262 500 236 890', 40, 12, 24),
        fold('M330 140 Q318 500 346 890', 30, -12, 20),
        fold('M430 140 Q450 500 424 890', 50, 12, 28),
        fold('M520 140 Q500 520 524 890', 26, -12, 18),
        fold('M180 160 L588 160', 12, 10, 8),
        fold('M180 184 L588 184', 10, -6, 8),
      ],
      overlay: () => seam('M162 866 L580 862', 0.3) + seam('M163 852 L580 848', 0.2),
    },
  ],
};
