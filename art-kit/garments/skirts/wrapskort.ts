import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { insideWaist, waistbandOutline } from '../shorts/elastic-waist.ts';
import { looseLegs } from '../shorts/loose-legs.ts';

const random = rng('wrapskort');

const LEGS = { waistY: 296, waist: 186, hemY: 676, outer: 250, inner: 22, crotchY: 552 } as const;
const BAND = { y: 282, half: 186, depth: 64 } as const;
/** The panel crosses the front and leaves the left leg of the page bare. */
const PANEL =
  'M206 320 Q400 348 594 320 C612 420 640 540 660 654 C596 690 520 706 450 706 C386 700 330 640 292 540 C262 460 232 390 206 340Z';
const EDGE = 'M450 706 C386 700 330 640 292 540 C262 460 232 390 206 340';
const EDGE_STITCH = 'M656 642 C596 674 524 692 452 692 C394 686 344 632 306 534 C276 456 248 390 220 336';

const button = (y: number): string =>
  `<circle cx="226" cy="${y}" r="11" fill="#fbf3e4" stroke="#9a8a74" stroke-width="1.6"/>` +
  [-3, 3].map((dx) => `<circle cx="${226 + dx}" cy="${y}" r="1.6" fill="#6b5d4b"/>`).join('');

/** Skort with a wrapped front panel and two buttons at the waist. */
export const wrapskort: Silhouette = {
  name: 'wrapskort',
  parts: [
    insideWaist(BAND),
    looseLegs(LEGS, { print: { scale: 0.62, dx: 120, dy: 60 }, shadow: 0.3 }),
    {
      d: PANEL,
      print: { scale: 0.62 },
      puff: [
        [5, 3],
        [26, 7],
        [90, 18],
      ],
      folds: [
        ...gathers(random, { from: [220, 300, 350], to: [330, 620, 620], count: 7, height: 6, width: 14, blur: 9 }),
        fold('M600 360 Q620 500 640 640', 26, 6, 15),
      ],
      wrinkle: 2,
      grain: 0.04,
      shadow: 0.46,
      shadowBlur: 10,
      shadowOffset: [-3, 10],
      overlay: (fabric) =>
        seam(EDGE, 0.26, 1.6) + stitch(EDGE_STITCH, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }),
    },
    {
      d: waistbandOutline(BAND),
      print: { scale: 0.62, rotate: 90 },
      puff: [
        [4, 3],
        [14, 4],
      ],
      wrinkle: 1,
      grain: 0.04,
      shadow: 0.3,
      overlay: (fabric) =>
        stitch('M216 292 Q400 312 584 292', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }) +
        stitch('M212 338 Q400 358 588 338', threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }) +
        seam('M248 290 L246 354', 0.42) +
        button(308) +
        button(332),
    },
  ],
};
