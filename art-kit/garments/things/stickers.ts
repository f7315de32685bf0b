import type { Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { bluebird } from '../../prints/motifs/bluebird.ts';
import { circle, strokePath } from '../../svg.ts';

interface Sticker {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: 'disc' | 'heart' | 'badge';
}

const STICKERS: readonly Sticker[] = [
  { x: 270, y: 370, radius: 96, shape: 'disc' },
  { x: 530, y: 350, radius: 84, shape: 'heart' },
  { x: 280, y: 600, radius: 90, shape: 'badge' },
  { x: 520, y: 570, radius: 104, shape: 'disc' },
  { x: 300, y: 780, radius: 70, shape: 'heart' },
  { x: 520, y: 770, radius: 76, shape: 'badge' },
];

function outline({ x, y, shape }: Sticker, radius: number): string {
  switch (shape) {
    case 'disc':
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`;
    case 'heart':
      return `<path transform="translate(${x} ${y})scale(${round1((radius / 20) * 10) / 10})" d="M0 18C-30 -2 -16 -23 0 -8C16 -23 30 -2 0 18Z" fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>`;
    case 'badge':
      return `<rect x="${x - radius}" y="${round1(y - radius * 0.8)}" width="${radius * 2}" height="${round1(radius * 1.6)}" rx="${round1(radius * 0.5)}" fill="#fff"/>`;
  }
}

const PAPER = '#fffaf0';
const BIRD = bluebird({ back: '#2456b8', wing: '#17305f', breast: '#f4674f', beak: '#f6c445' });

const rayAround = (x: number, y: number, i: number): string => {
  const angle = (i / 12) * Math.PI * 2;
  const at = (radius: number): string =>
    `${round1(x + Math.cos(angle) * radius)} ${round1(y + Math.sin(angle) * radius)}`;
  return strokePath(`M${at(34)}L${at(i % 2 ? 48 : 54)}`, '#f9a33b', 6);
};

/** What is printed on the paper in the middle of a sticker: a bird, waves, a sun. So the plainest colour is a pack of stickers. */
function emblem({ x, y, shape }: Sticker, i: number): string {
  if (shape === 'heart') return '';
  if (shape === 'badge') {
    const wave = (dy: number): string => `M${x - 50} ${y + dy}q12 -14 25 0t25 0t25 0t25 0`;
    return (
      `<rect x="${x - 58}" y="${y - 36}" width="116" height="72" rx="26" fill="${PAPER}"/>` +
      [-16, 2, 20].map((dy, k) => strokePath(wave(dy), k === 1 ? '#4fa9dc' : '#2456b8', 6)).join('')
    );
  }
  const middle =
    i === 0
      ? `<g transform="translate(${x + 6} ${y + 6})scale(0.5)">${BIRD}</g>`
      : circle(x, y, 26, '#f9c452') + Array.from({ length: 12 }, (_, k) => rayAround(x, y, k)).join('');
  return circle(x, y, 62, PAPER) + middle;
}

const GLOSS = { wrinkle: 0, grain: 0.005 } as const;

/** The white die-cut, then the print inside it. */
const sticker = (spec: Sticker, i: number): Part[] => [
  { ...GLOSS, raw: outline(spec, spec.radius), fill: '#ffffff', puff: [[2, 1.6]], shadow: 0.34 },
  {
    ...GLOSS,
    raw: outline(spec, spec.radius - 10),
    print: { scale: 0.55 + i * 0.12, dx: i * 97, dy: i * 61 },
    puff: [[2, 0.6]],
    shadow: 0,
    overlay: () => emblem(spec, i),
  },
];

const card: Part = {
  d: 'M150 130h500q16 0 16 16v708q0 16 -16 16h-500q-16 0 -16 -16v-708q0 -16 16 -16Z',
  fill: '#fffaf0',
  puff: [[3, 1.4]],
  wrinkle: 1,
  grain: 0.02,
  artwork: ({ trim }) =>
    `<rect x="134" y="130" width="532" height="110" fill="${trim}"/>` +
    '<text x="400" y="203" text-anchor="middle" font-family="Caprasimo" font-size="46" fill="#fffaf0">Bluebird Bay</text>',
};

/** Card of six die-cut stickers. */
export const stickers: Silhouette = { name: 'stickers', parts: [card, ...STICKERS.flatMap(sticker)] };
