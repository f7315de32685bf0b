import type { Part, Silhouette } from '../../cloth/part.ts';
import { darken, lighten } from '../../colour.ts';

const PAPER = { wrinkle: 0.6, grain: 0.02 } as const;

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** The back wall of the open envelope and its lining. */
const envelopeBack: readonly Part[] = [
  {
    ...PAPER,
    d: 'M120 560 L400 330 L680 560 L680 760 L120 760Z',
    fill: (_, trim) => darken(trim, 0.12),
    puff: [[3, 1.6]],
  },
  {
    ...PAPER,
    d: 'M146 556 L400 350 L654 556 L654 760 L146 760Z',
    print: { scale: 0.4 },
    puff: [[2, 0.6]],
    shadow: 0,
    dim: 0.9,
  },
];

const card: readonly Part[] = [
  { ...PAPER, d: rounded(166, 236, 468, 520, 26), print: { scale: 0.72 }, puff: [[3, 1.8]], shadow: 0.36 },
  {
    ...PAPER,
    d: rounded(226, 296, 348, 170, 20),
    fill: '#fffaf0',
    puff: [[2, 1]],
    shadow: 0.16,
    artwork: ({ trim }) =>
      '<path transform="translate(400 332)scale(1.15)" d="M-16 5C-12 -6 0 -9 6 -4C9 -8 13 -7 15 -5L19 -4L15 -2C14 6 4 9 -4 7L-12 9L-9 5Z" fill="#3d7dd8"/>' +
      '<text x="400" y="398" text-anchor="middle" font-family="Caprasimo" font-size="46" fill="#17305f">Bluebird Bay</text>' +
      `<text x="400" y="438" text-anchor="middle" font-family="Caprasimo" font-size="25" fill="${darken(trim, 0.34)}">Gift card</text>`,
  },
];

/** The pocket the card stands in. */
const envelopeFront: readonly Part[] = [
  {
    ...PAPER,
    d: 'M120 560 L400 650 L680 560 L680 850 Q680 866 664 866 L136 866 Q120 866 120 850Z',
    fill: 'trim',
    puff: [[3, 2]],
    shadow: 0.34,
    overlay: ({ trim }) =>
      `<path d="M124 860L372 644M676 860L428 644" stroke="${darken(trim, 0.4)}" stroke-opacity=".3" stroke-width="2" fill="none"/>` +
      `<path d="M126 564L400 652L674 564" stroke="${lighten(trim, 0.5)}" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
  },
];

/** Printed gift card in an envelope of the trim colour. */
export const giftcard: Silhouette = { name: 'giftcard', parts: [...envelopeBack, ...card, ...envelopeFront] };
