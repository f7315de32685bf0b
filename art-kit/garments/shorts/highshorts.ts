import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from './elastic-waist.ts';
import { hemLine, legSewing, looseLegs } from './loose-legs.ts';

const CUT = { waistY: 236, waist: 172, hemY: 716, outer: 270, inner: 34, crotchY: 528 } as const;
const BAND = { y: 222, half: 172, depth: 74 } as const;
const POCKET = 'M520 300 L588 440';

const button = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="#fbf3e4" stroke="#9a8a74" stroke-width="1.6"/>` +
  `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#c9b99e" stroke-width="1.4"/>` +
  [-3, 3].map((dx) => `<circle cx="${x + dx}" cy="${y}" r="1.6" fill="#6b5d4b"/>`).join('');

/** The turned-up end of a leg. */
const turnUp = (d: string, rotate: number): Part => ({
  stroke: d,
  width: 46,
  cap: 'butt',
  print: { scale: 0.66, rotate, dx: 40, dy: 30 },
  puff: [
    [3, 2.4],
    [12, 4],
  ],
  wrinkle: 1.4,
  grain: 0.05,
  shadow: 0.3,
});

const beltLoop = (x: number, lean: number): Part => ({
  d: `M${x - 8} 218 L${x + 8} 218 L${x + 8 + lean} 306 L${x - 8 + lean} 306Z`,
  print: { scale: 0.66, rotate: 90 },
  puff: [[2, 2.4]],
  wrinkle: 0,
  grain: 0.05,
  shadow: 0.34,
});

/** High-waisted shorts with two pleats, slant pockets and turn-ups. */
export const highshorts: Silhouette = {
  name: 'highshorts',
  parts: [
    insideWaist(BAND),
    looseLegs(CUT, {
      print: { scale: 0.66 },
      grain: 0.05,
      folds: bothSides([
        fold('M462 300 Q472 420 486 640', 7, -6, 3.5),
        fold('M474 300 Q486 420 502 640', 18, 5, 9),
        fold('M500 300 Q510 380 520 470', 7, -6, 3.5),
        fold('M510 300 Q522 380 534 470', 14, 6, 7),
      ]),
      overlay: (fabric) =>
        legSewing(CUT, fabric) +
        [POCKET, mirror(POCKET)].map((d) => seam(d, 0.42)).join('') +
        stitch('M424 300 L424 452 Q422 490 402 506', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }),
    }),
    turnUp(hemLine(CUT, 12), 4),
    turnUp(mirror(hemLine(CUT, 12)), -4),
    {
      d: waistbandOutline(BAND),
      print: { scale: 0.66, rotate: 90 },
      puff: [
        [4, 2.5],
        [16, 4],
      ],
      wrinkle: 1,
      grain: 0.05,
      shadow: 0.3,
      overlay: (fabric) =>
        stitch('M230 232 Q400 252 570 232', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }) +
        stitch('M226 288 Q400 308 574 288', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }) +
        seam('M424 240 L424 306', 0.45) +
        button(404, 258) +
        button(404, 288),
    },
    beltLoop(300, -2),
    beltLoop(500, 2),
  ],
};
