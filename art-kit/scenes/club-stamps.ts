import { fillPath, strokePath } from '../svg.ts';
import { beachHut } from './elements/beach-hut.ts';
import { bluebird } from './elements/bluebird.ts';
import { frond } from './elements/frond.ts';
import { palmTree } from './elements/palm-tree.ts';
import { rays } from './elements/rays.ts';
import { cloud, disc, field, sun } from './elements/sky.ts';
import { sea } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

/** Side of a stamp on the sheet. What matters stays within a circle of this width: stamps are cut out round. */
const SIDE = 200;
const PER_ROW = 5;
const INK = '#17305f';

const FISH =
  fillPath('M34 104C58 62 112 60 142 104C112 146 58 146 34 104Z', '#ff6f59') +
  fillPath('M134 104L174 72C166 94 166 114 174 136Z', '#e0553f') +
  strokePath('M86 76C98 94 98 114 86 132M108 78C118 96 118 112 108 130', '#ffd9c2', 5) +
  disc(62, 96, 6, INK);

const SHELL =
  fillPath('M100 160C60 152 36 118 50 82C62 52 138 52 150 82C164 118 140 152 100 160Z', '#ffb48a') +
  strokePath('M100 158V62M100 158L66 70M100 158L134 70M100 158L48 96M100 158L152 96', '#e88963', 4) +
  fillPath('M82 156H118L110 172H90Z', '#e88963');

const BOAT =
  fillPath('M100 36V122H46C52 86 74 56 100 36Z', '#fffaf0') +
  fillPath('M108 50C134 70 148 94 152 122H108Z', '#ffb48a') +
  fillPath('M36 132H166C160 152 146 160 130 160H70C54 160 42 150 36 132Z', '#ff6f59');

const RING =
  '<g fill="none" stroke-width="34"><circle cx="100" cy="100" r="50" stroke="#fffaf0"/><circle cx="100" cy="100" r="50" stroke="#ff6f59" stroke-dasharray="39.27 39.27"/></g>';

const CONE =
  fillPath('M70 92H130L100 168Z', '#d99a55') +
  strokePath('M78 92L108 146M94 92L116 130M122 92L92 146M106 92L84 130', '#b87a3c', 3) +
  disc(84, 80, 24, '#ffb3c7') +
  disc(116, 80, 24, '#fff1c9') +
  disc(100, 56, 24, '#8fd3e8');

/** The ground of each stamp and what it shows, in the order they are put down. */
const STAMPS: ReadonlyArray<readonly [ground: string, motif: string]> = [
  ['#bfe3f7', rays(100, 108, 150, 14, '#d5edf9') + sun(100, 108, 44) + sea(SIDE, SIDE, 128)],
  ['#17305f', FISH],
  ['#2f8f7d', SHELL],
  ['#ffd9c2', cloud(60, 70, 0.4) + bluebird(98, 108, 0.78, -10)],
  ['#8fd3e8', BOAT + sea(SIDE, SIDE, 176)],
  [
    '#ffe7a3',
    palmTree({ x: 92, y: 176, height: 104, lean: 16, leaf: '#23806c', trunk: '#a9713f', seed: 41 }) +
      sea(SIDE, SIDE, 170),
  ],
  ['#2f6fd6', RING],
  ['#bfe3f7', beachHut(66, 168, 68, '#ff6f59') + fillPath('M0 166H200V200H0Z', '#f3d9b8')],
  ['#e88fb0', CONE],
  [
    '#fff1dc',
    [-150, -120, -90, -60, -30]
      .map((angle, seed) => frond({ x: 100, y: 158, angle, length: 84, colour: '#23806c', bend: 0.2, seed }))
      .join(''),
  ],
];

const cell = (ground: string, motif: string, index: number): string =>
  `<svg x="${(index % PER_ROW) * SIDE}" y="${Math.floor(index / PER_ROW) * SIDE}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${field(SIDE, SIDE, ground)}${motif}</svg>`;

/** Ten stamps of Bay Club's card, five in a row. */
export const CLUB_STAMPS: Scene = {
  width: PER_ROW * SIDE,
  height: (STAMPS.length / PER_ROW) * SIDE,
  parts: [{ drawing: STAMPS.map(([ground, motif], index) => cell(ground, motif, index)).join('') }],
};
