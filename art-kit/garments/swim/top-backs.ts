import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Puff, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { bow, bowLoops, bowTails } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

const random = rng('top backs');

const CLOTH: readonly Puff[] = [
  [6, 3],
  [26, 7],
  [70, 18],
];
const WORKED = { width: 1.3, dash: '4 4', strength: 0.38 } as const;

const CUP =
  'M236 372 C262 352 284 366 296 392 C330 462 366 540 384 622 C318 650 196 650 132 616 C156 524 196 430 236 372Z';
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
    cup(CUP),
    cup(mirror(CUP)),
    ...['M240 366 C206 424 160 520 134 616', 'M292 378 C330 450 368 540 386 622'].flatMap((d) => [
      cord(d, 11, 'trim'),
      cord(mirror(d), 11, 'trim'),
    ]),
    cord('M124 616 C220 652 320 652 400 634 C480 652 580 652 676 616', 14, 'trim'),
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
        overlay: (fabric) =>
          (hem === '' ? '' : seam(hem, 0.4)) +
          edges
            .flatMap((edge) => [edge, mirror(edge)])
            .map((edge) => stitch(edge, threadColour(fabric), WORKED))
            .join(''),
      },
    ],
  };
}

export const scoopBack = plainBack(
  'scoop back',
  symmetric(
    [0, 416],
    [
      ['C', 86, 414, 136, 350, 140, 232],
      ['L', 204, 226],
      ['C', 206, 300, 214, 372, 262, 430],
      ['C', 274, 450, 276, 500, 272, 560],
      ['L', 266, 668],
      ['Q', 130, 692, 0, 692],
    ],
  ),
  ['M400 428 C492 426 546 356 552 232'],
  'M134 640 Q270 664 400 664 Q530 664 666 640',
  0.66,
);

const gatheredBand: Part = {
  d: 'M134 586 Q400 620 666 586 L668 644 Q400 680 132 644Z',
  print: { scale: 0.62, rotate: 90, dy: 60 },
  puff: [
    [4, 3],
    [14, 5],
  ],
  folds: gathers(random, { from: [140, 660, 590], to: [140, 660, 650], count: 46, height: 4.5, width: 4, blur: 2 }),
  wrinkle: 1,
  shadow: 0.34,
};

const braletteCloth = plainBack(
  'bralette back',
  symmetric(
    [0, 400],
    [
      ['C', 84, 390, 112, 320, 116, 226],
      ['L', 168, 222],
      ['C', 174, 316, 196, 386, 258, 446],
      ['C', 268, 480, 270, 530, 266, 590],
      ['Q', 130, 616, 0, 616],
    ],
  ),
  ['M400 412 C490 402 522 322 526 228'],
  '',
  0.62,
);
export const braletteBack: Silhouette = { ...braletteCloth, parts: [...braletteCloth.parts, gatheredBand] };

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
        seam('M400 420 L400 576', 0.3) + stitch('M130 446 Q400 424 670 446', threadColour(fabric), WORKED),
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
        stitch('M130 474 Q400 452 670 474', threadColour(fabric), WORKED) +
        stitch('M132 552 Q400 536 668 552', threadColour(fabric), WORKED),
    },
    clasp,
  ],
};

const ONE_SHOULDER =
  'M134 540 C226 534 330 500 400 430 C470 356 520 286 556 216 L630 222 C630 310 640 390 668 452 C676 510 674 590 668 664 Q400 700 132 664 C126 620 126 580 134 540Z';

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
        [
          mirror('M136 552 C232 546 340 510 410 438 C480 364 530 292 566 220'),
          mirror('M620 224 C620 310 630 392 656 456'),
        ]
          .map((d) => stitch(d, threadColour(fabric), WORKED))
          .join('') + seam('M130 628 Q400 662 670 628', 0.36),
    },
  ],
};

const hipGathers = { count: 7, height: 6, width: 9, blur: 6 } as const;

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
      folds: [
        ...gathers(random, { from: [176, 176, 424], to: [260, 330, 560], ...hipGathers }),
        ...gathers(random, { from: [624, 624, 424], to: [540, 470, 560], ...hipGathers }),
        fold('M400 440L400 720', 14, -9, 10),
      ],
      overlay: (fabric) =>
        ['M632 466 C590 566 524 650 460 706', 'M172 424 Q400 416 628 424']
          .flatMap((d, i) => (i === 0 ? [d, mirror(d)] : [d]))
          .map((d) => stitch(d, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.4 }))
          .join('') + seam('M400 424 Q404 570 400 736', 0.34),
    },
    ...bow({ x: 150, y: 436, turn: -12, scale: 0.9, cord: 10 }, 'trim'),
    ...bow({ x: 650, y: 436, turn: 12, scale: 0.9, cord: 10 }, 'trim'),
  ],
};
