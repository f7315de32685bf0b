import type { Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides } from '../sewing/mirror.ts';
import { stitch, wovenLabel } from '../sewing/sewing.ts';

const BRASS = '#e9c16c';

function zipTeeth(): string {
  let teeth = '';
  for (let x = 178; x < 622; x += 9) {
    const y = 392 - Math.sin(((x - 160) / 480) * Math.PI) * 19;
    teeth += `<rect x="${x}" y="${round1(y - 5)}" width="5" height="11" rx="1.6" fill="#e7c77c" stroke="#8d6a2a" stroke-width=".8"/>`;
  }
  return teeth;
}

/** Flat pouch with a brass zip and a wrist cord. */
export const pouch: Silhouette = {
  name: 'pouch',
  parts: [
    cord('M642 400 C700 420 712 500 676 560 C656 596 664 620 680 640', 14, 'trim'),
    {
      d: 'M166 392 Q400 372 634 392 C656 480 664 580 652 664 Q640 700 600 704 Q400 722 200 704 Q160 700 148 664 C136 580 144 480 166 392Z',
      print: { scale: 0.72 },
      puff: [
        [6, 4],
        [30, 12],
        [80, 20],
      ],
      wrinkle: 3,
      grain: 0.06,
      folds: bothSides([fold('M180 420 Q230 440 240 520', 14, -7, 10), fold('M170 650 Q230 620 300 690', 20, -6, 14)]),
      overlay: () => wovenLabel(560, 640, 1.15),
    },
    {
      d: 'M160 372 Q400 352 640 372 L644 414 Q400 396 156 414Z',
      fill: 'trim',
      puff: [
        [4, 2.5],
        [12, 4],
      ],
      wrinkle: 0,
      grain: 0.06,
      overlay: ({ trim }) =>
        zipTeeth() + stitch('M160 408 Q400 390 640 408', darken(trim, 0.5), { width: 1.3, dash: '5 4' }),
    },
    {
      raw: '<path d="M600 378h34l8 14l-8 14h-34Z" fill="#fff"/><path d="M640 392L690 404" stroke="#fff" stroke-width="9" stroke-linecap="round"/><circle cx="702" cy="407" r="15" fill="#fff"/>',
      fill: BRASS,
      puff: [
        [2, 2],
        [5, 3],
      ],
      wrinkle: 0,
      grain: 0.01,
      shadow: 0.4,
    },
  ],
};
