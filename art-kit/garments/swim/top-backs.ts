import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Puff, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { bow, bowLoops, bowTails } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { FINE_STITCH, seam, stitch, stitchEdges } from '../sewing/sewing.ts';
import { BRALETTE_SIDE, braletteBand } from './bralette.ts';
import { ONE_SHOULDER, ONE_SHOULDER_EDGES, ONE_SHOULDER_SEAM } from './oneshoulder.ts';
import { SCOOP_BAND_SEAM, SCOOP_SIDE } from './scoop.ts';
import { TIESIDE_BOWS, TIESIDE_STITCH, tiesideFolds } from './tieside.ts';
import { TRIANGLE_BAND, TRIANGLE_BINDINGS, TRIANGLE_CUP } from './triangle.ts';

const random = rng('top backs');

const CLOTH: readonly Puff[] = [
  [6, 3],
  [26, 7],
  [70, 18],
];

const cup = (d: string): Part => ({
  d,
  fill: 'lining',
  puff: [
    [8, 4],
    [34, 10],
  ],
  wrinkle: 1.4,
  grain: 0.02,
});

/** Turned over: the lining of the cups, the band and both bows. */
export const triangleBack: Silhouette = {
  name: 'triangle back',
  parts: [
    cup(TRIANGLE_CUP),
    cup(mirror(TRIANGLE_CUP)),
    ...TRIANGLE_BINDINGS.flatMap((d) => [cord(d, 11, 'trim'), cord(mirror(d), 11, 'trim')]),
    cord(TRIANGLE_BAND, 14, 'trim'),
    cord('M128 618 C60 690 180 780 396 770', 10, 'trim'),
    cord('M672 618 C740 690 620 780 404 770', 10, 'trim'),
    cord('M262 372 C250 290 300 200 396 170', 10, 'trim'),
    cord('M538 372 C550 290 500 200 404 170', 10, 'trim'),
    ...bowTails({ x: 400, y: 170, turn: 180, scale: 0.8 }, 'trim'),
    ...bowLoops({ x: 400, y: 170, turn: 0, scale: 0.9 }, 'trim'),
    ...bow({ x: 400, y: 770, turn: 0, scale: 1 }, 'trim'),
  ],
};

/** A plain back with the straps of its front. */
function plainBack(name: string, d: string, edges: readonly string[], hem: string, scale: number): Silhouette {
  return {
    name,
    parts: [
      {
        d,
        print: { scale },
        puff: CLOTH,
        folds: [
          fold('M400 440L400 640', 16, -8, 14),
          ...bothSides([fold('M560 470 Q540 560 470 600', 20, -5, 14), fold('M654 470 Q630 500 590 510', 8, -8, 6)]),
        ],
        overlay: (fabric) => (hem === '' ? '' : seam(hem, 0.4)) + stitchEdges(edges, threadColour(fabric), FINE_STITCH),
      },
    ],
  };
}

export const scoopBack = plainBack(
  'scoop back',
  symmetric([0, 416], [['C', 86, 414, 136, 350, 140, 232], ...SCOOP_SIDE]),
  ['M400 428 C492 426 546 356 552 232'],
  SCOOP_BAND_SEAM,
  0.66,
);

const ruchedBand = braletteBand(random);

const braletteCloth = plainBack(
  'bralette back',
  symmetric([0, 400], [['C', 84, 390, 112, 320, 116, 226], ...BRALETTE_SIDE]),
  ['M400 412 C490 402 522 322 526 228'],
  '',
  0.62,
);
export const braletteBack: Silhouette = { ...braletteCloth, parts: [...braletteCloth.parts, ruchedBand] };

/** A band that goes straight across, and how far it sags. */
const bandAcross = (top: number, bottom: number): string =>
  `M124 ${top} Q400 ${top - 22} 676 ${top} C682 ${top + 40} 680 ${bottom - 30} 672 ${bottom} Q400 ${bottom - 16} 128 ${bottom} C120 ${bottom - 30} 118 ${top + 40} 124 ${top}Z`;

export const twistBack: Silhouette = {
  name: 'twist back',
  parts: [
    cord('M150 440 C180 300 300 186 400 186 C500 186 620 300 650 440', 19, 'print', { print: { scale: 0.5 } }),
    {
      d: bandAcross(430, 590),
      print: { scale: 0.62 },
      puff: CLOTH,
      folds: bothSides(
        gathers(random, { from: [560, 660, 450], to: [430, 600, 570], count: 5, height: 5, width: 12, blur: 8 }),
      ),
      overlay: (fabric) =>
        seam('M400 420 L400 576', 0.3) + stitch('M130 446 Q400 424 670 446', threadColour(fabric), FINE_STITCH),
    },
  ],
};

const strap = (d: string): Part => cord(d, 24, 'print', { print: { scale: 0.5 } });
const clasp: Part = {
  raw: '<rect x="368" y="470" width="64" height="74" rx="12" fill="#fff"/>',
  fill: 'trim',
  puff: [
    [2, 2],
    [6, 3],
  ],
  wrinkle: 0,
  shadow: 0.36,
};

export const balconetteBack: Silhouette = {
  name: 'balconette back',
  parts: [
    strap('M612 470 C606 380 584 270 568 206 C562 172 532 172 530 206 C526 280 540 390 548 466'),
    strap('M188 470 C194 380 216 270 232 206 C238 172 268 172 270 206 C274 280 260 390 252 466'),
    {
      d: bandAcross(456, 566),
      print: { scale: 0.6 },
      puff: CLOTH,
      folds: bothSides([fold('M640 480 Q600 520 620 556', 10, -6, 7)]),
      overlay: (fabric) =>
        stitch('M130 474 Q400 452 670 474', threadColour(fabric), FINE_STITCH) +
        stitch('M132 552 Q400 536 668 552', threadColour(fabric), FINE_STITCH),
    },
    clasp,
  ],
};

export const oneshoulderBack: Silhouette = {
  name: 'oneshoulder back',
  parts: [
    {
      d: mirror(ONE_SHOULDER),
      print: { scale: 0.64, rotate: 6 },
      puff: CLOTH,
      folds: [
        fold('M400 500L396 640', 14, -8, 14),
        fold('M220 240 Q240 320 300 400', 16, 5, 10),
        fold('M658 570 Q600 600 540 596', 10, -7, 8),
      ],
      overlay: (fabric) =>
        ONE_SHOULDER_EDGES.map((d) => stitch(mirror(d), threadColour(fabric), FINE_STITCH)).join('') +
        seam(ONE_SHOULDER_SEAM, 0.36),
    },
  ],
};

/** The seat of the tie-side bottom. */
export const tiesideBack: Silhouette = {
  name: 'tieside back',
  parts: [
    cord('M166 430 L150 436', 12, 'trim'),
    cord('M634 430 L650 436', 12, 'trim'),
    {
      d: symmetric(
        [0, 414],
        [
          ['Q', 120, 410, 230, 412],
          ['Q', 246, 432, 240, 462],
          ['C', 200, 560, 130, 650, 66, 716],
          ['Q', 50, 738, 30, 740],
          ['L', 0, 742],
        ],
      ),
      print: { scale: 0.6 },
      puff: [
        [6, 3],
        [26, 8],
        [70, 16],
      ],
      folds: [...tiesideFolds(random), fold('M400 440L400 720', 14, -9, 10)],
      overlay: (fabric) =>
        stitchEdges(['M632 466 C590 566 524 650 460 706'], threadColour(fabric), TIESIDE_STITCH) +
        stitch('M172 424 Q400 416 628 424', threadColour(fabric), TIESIDE_STITCH) +
        seam('M400 424 Q404 570 400 736', 0.34),
    },
    ...TIESIDE_BOWS,
  ],
};
