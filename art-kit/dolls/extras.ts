import type { Part, Puff } from '../cloth/part.ts';
import { darken } from '../colour.ts';
import { shades } from '../figures/face/shades.ts';
import { legsOf, type Rig } from '../figures/rig.ts';
import { THIN } from '../figures/worn/wear.ts';
import { stitch } from '../garments/sewing.ts';
import { round1 } from '../numbers.ts';
import { fillPath, strokePath } from '../svg.ts';
import type { DollExtra } from './doll-pieces.ts';

/** The hand on the right of the page: it holds the pouch. The other one has the towel. */
const pouchHand = (rig: Rig): Rig['arms']['right'] => rig.arms.right;
const towelHand = (rig: Rig): Rig['arms']['left'] => rig.arms.left;

const BRASS = '#e9c16c';

/** Two straps and a sole on each foot. */
function sandals(rig: Rig): Part[] {
  return legsOf(rig).map(({ ankle: [x, y] }, i): Part => {
    const s = i === 0 ? -1 : 1;
    const at = `translate(${round1(x)} ${round1(y + 6)})`;
    return {
      raw: `<g transform="${at}">${[
        `M${-s * 16} 26Q0 8 ${s * 18} 30L${s * 18} 36Q0 17 ${-s * 17} 33Z`,
        'M-13 -8Q0 -1 13 -8L13 -3Q0 4 -13 -3Z',
        `M${-s * 19} 36Q${s * 2} 48 ${s * 21} 38L${s * 21} 43Q0 54 ${-s * 19} 42Z`,
      ]
        .map((path) => fillPath(path, '#fff'))
        .join('')}</g>`,
      fill: 'trim',
      puff: THIN,
      wrinkle: 0,
      shadow: 0.3,
      overlay: ({ trim }) =>
        `<g transform="${at}">${strokePath(`M${-s * 18} 43Q0 54 ${s * 20} 43`, darken(trim, 0.35), 2.4, ' stroke-opacity=".7"')}</g>`,
    };
  });
}

const SOFT: readonly Puff[] = [
  [3, 2],
  [12, 6],
];

/** The mini pouch on its cord, hanging from a wrist. */
function pouch(rig: Rig): Part[] {
  const hand = pouchHand(rig);
  const [x, y] = [round1(hand.wrist[0] + 10), round1(hand.wrist[1])];
  const zip = `M${x - 40} ${y + 84}Q${x} ${y + 79} ${x + 40} ${y + 84}`;
  return [
    {
      stroke: `M${x - 22} ${y + 6}Q${x - 20} ${y + 44} ${x - 4} ${y + 80}M${x + 2} ${y + 4}Q${x + 10} ${y + 44} ${x + 2} ${y + 80}`,
      width: 3.6,
      fill: 'trim',
      puff: THIN,
      wrinkle: 0,
    },
    {
      d: `M${x - 44} ${y + 80}Q${x} ${y + 74} ${x + 44} ${y + 80}C${x + 48} ${y + 100} ${x + 50} ${y + 120} ${x + 48} ${y + 136}Q${x + 46} ${y + 143} ${x + 38} ${y + 144}Q${x} ${y + 148} ${x - 38} ${y + 144}Q${x - 46} ${y + 143} ${x - 48} ${y + 136}C${x - 50} ${y + 120} ${x - 48} ${y + 100} ${x - 44} ${y + 80}Z`,
      print: { scale: 0.3, cx: x, cy: y },
      puff: SOFT,
      wrinkle: 1.4,
      grain: 0.05,
      shadow: 0.3,
      overlay: ({ trim }) =>
        strokePath(zip, trim, 9) +
        strokePath(zip, BRASS, 3, ' stroke-dasharray="2 2.6"') +
        `<circle cx="${x + 41}" cy="${y + 86}" r="3.6" fill="${BRASS}"/>`,
    },
  ];
}

/** A towel held in the hand by its middle, both halves hanging, fringe below. */
function towel(rig: Rig): Part[] {
  const hand = towelHand(rig);
  const [x, y] = [round1(hand.wrist[0] - 6), round1(hand.wrist[1] + 24)];
  const hem = y + 196;
  const fringe = Array.from({ length: 19 }, (_, i) => {
    const at = round1(x - 44 + i * 4.9);
    return `M${at} ${hem - 2}l${i % 2 ? 1.5 : -1} 13`;
  }).join('');
  return [
    {
      stroke: fringe,
      width: 2.2,
      fill: 'trim',
      puff: [[1, 1]],
      wrinkle: 0,
      shadow: 0.16,
    },
    {
      d: `M${x - 13} ${y - 6}Q${x} ${y - 16} ${x + 13} ${y - 6}C${x + 22} ${y + 40} ${x + 40} ${y + 70} ${x + 45} ${y + 110}L${x + 47} ${hem}Q${x} ${hem + 6} ${x - 47} ${hem}L${x - 45} ${y + 110}C${x - 40} ${y + 70} ${x - 22} ${y + 40} ${x - 13} ${y - 6}Z`,
      // Fingers close round it.
      cutFade: [{ raw: hand.hand, from: y - 40, to: y - 39 }],
      print: { scale: 0.4, cx: x, cy: y },
      puff: SOFT,
      folds: [-0.7, -0.42, -0.12, 0.16, 0.44, 0.72].map((t, i) => ({
        d: `M${round1(x + t * 10)} ${y}Q${round1(x + t * 30)} ${y + 70} ${round1(x + t * 46)} ${hem}`,
        width: 7,
        height: i % 2 ? 6 : -7,
        blur: 5,
      })),
      wrinkle: 1.2,
      grain: 0.1,
      shadow: 0.3,
      overlay: ({ ground }) =>
        stitch(`M${x - 46} ${hem - 9}Q${x} ${hem - 4} ${x + 46} ${hem - 9}`, darken(ground, 0.5), {
          width: 1,
          dash: '4 3',
        }),
    },
  ];
}

/** The parts of an extra on a doll, in the colourway of the picture. */
export function extraParts(extra: DollExtra, rig: Rig): readonly Part[] {
  switch (extra) {
    case 'shades':
      return [{ ...shades('#000000'), fill: 'trim' }];
    case 'sandals':
      return sandals(rig);
    case 'pouch':
      return pouch(rig);
    case 'towel':
      return towel(rig);
  }
}
