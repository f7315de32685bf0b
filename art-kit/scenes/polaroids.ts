import { fillPath } from '../svg.ts';
import { beachHut } from './elements/beach-hut.ts';
import { frond } from './elements/frond.ts';
import { palmTree } from './elements/palm-tree.ts';
import { rays } from './elements/rays.ts';
import { ripples } from './elements/ripples.ts';
import { cloud, disc, field } from './elements/sky.ts';
import { waveBand } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

const SIZE = 800;

/** A backdrop to stand before; the middle stays calm, for whoever is dressed up. */
const backdrop = (...drawing: readonly string[]): Scene => ({
  width: SIZE,
  height: SIZE,
  shade: [42, 32, 80],
  parts: [{ drawing: drawing.join('') }],
});

const skyFade = (...stops: readonly (readonly [at: number, colour: string])[]): string =>
  `<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#fade)"/>`;

/** The bay at ten in the morning. */
export const LAGOON = backdrop(
  skyFade([0, '#8fd0f0'], [0.55, '#d8f0f6'], [1, '#d8f0f6']),
  disc(584, 164, 122, '#fff3c4'),
  disc(584, 164, 88, '#ffe28f'),
  cloud(180, 140, 0.95),
  fillPath('M0 340V262C60 214 120 190 180 222S300 300 372 292S520 196 610 222S740 300 800 258V340Z', '#8cc7cf'),
  fillPath('M0 344V306C90 262 160 262 250 306S430 332 520 300S700 268 800 318V344Z', '#5faea6'),
  waveBand({ y: 340, amplitude: 6, length: 220, colour: '#2aa3c9' }, SIZE, SIZE),
  waveBand({ y: 416, amplitude: 10, length: 280, colour: '#3fbfd0', phase: 90, foam: '#a9e4e6' }, SIZE, SIZE),
  waveBand({ y: 498, amplitude: 12, length: 330, colour: '#7ad7d4', phase: 20, foam: '#c8f0ea' }, SIZE, SIZE),
  waveBand({ y: 588, amplitude: 18, length: 520, colour: '#f6dcaa', phase: 160, foam: '#ffffff' }, SIZE, SIZE),
  waveBand({ y: 668, amplitude: 14, length: 620, colour: '#f0cd92', phase: 20 }, SIZE, SIZE),
);

/** Ten to seven, everything purple. */
export const SUNSET = backdrop(
  skyFade([0, '#7a4fa8'], [0.45, '#f2647f'], [0.75, '#ffb25e'], [1, '#ffb25e']),
  disc(400, 480, 208, '#ffe08a'),
  ...[0, 1, 2, 3, 4].map(
    (i) => `<rect y="${480 + i * 40}" width="${SIZE}" height="${5 + i * 4.4}" fill="#f2647f" fill-opacity=".8"/>`,
  ),
  waveBand({ y: 640, amplitude: 12, length: 240, colour: '#5b3a8f', foam: '#ffb28a' }, SIZE, SIZE),
  waveBand({ y: 712, amplitude: 12, length: 288, colour: '#40276e', phase: 40, foam: '#f2647f' }, SIZE, SIZE),
  palmTree({ x: 84, y: 824, height: 480, lean: 64, leaf: '#35215f', trunk: '#2a1a4d', seed: 4 }),
  palmTree({ x: 752, y: 824, height: 400, lean: -48, leaf: '#35215f', trunk: '#2a1a4d', seed: 6 }),
);

/** The deep end. */
export const POOL = backdrop(
  field(SIZE, SIZE, '#f9cdbb'),
  `<rect y="64" width="${SIZE}" height="56" fill="#fff3e6"/>`,
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (i) =>
      `<path d="M${i * 80} 64h40v56a20 16 0 0 1 -40 0Z" fill="#ff8f73"/><path d="M${i * 80 + 40} 64h40v56a20 16 0 0 1 -40 0Z" fill="#fff3e6"/>`,
  ),
  `<rect y="416" width="${SIZE}" height="${SIZE}" fill="#fff3e6"/>`,
  palmTree({ x: 84, y: 440, height: 330, lean: 18, leaf: '#2f8f6b', trunk: '#b98a5e', seed: 3 }),
  palmTree({ x: 724, y: 440, height: 290, lean: -18, leaf: '#2f8f6b', trunk: '#b98a5e', seed: 8 }),
  fillPath('M-80 840L48 484Q64 458 112 458L688 458Q736 458 752 484L880 840Z', '#8fdcec'),
  fillPath('M-44 840L74 502Q90 482 124 482L676 482Q710 482 726 502L844 840Z', '#45b9dc'),
  ripples({ x: [96, 720], y: [500, 790], count: 16, colour: '#c8f2f7', seed: 5 }),
);

/** Three huts, one key. */
export const CABANAS = backdrop(
  field(SIZE, SIZE, '#a9dcf2'),
  cloud(232, 108, 0.8),
  cloud(660, 76, 0.7),
  beachHut(22, 640, 236, '#ff6f59'),
  beachHut(284, 640, 236, '#3d7dd8'),
  beachHut(546, 640, 236, '#fbc94a'),
  `<rect y="622" width="${SIZE}" height="200" fill="#f6dcae"/>`,
  waveBand({ y: 650, amplitude: 10, length: 420, colour: '#fbe8c6', phase: 120 }, SIZE, SIZE),
  waveBand({ y: 724, amplitude: 12, length: 560, colour: '#f6dcae', phase: 20 }, SIZE, SIZE),
);

const LEAVES: readonly (readonly [x: number, y: number, angle: number])[] = [
  [40, -20, 48],
  [780, -10, 128],
  [-40, 430, 8],
  [840, 400, 172],
  [60, 860, -58],
  [740, 860, -122],
  [250, -80, 84],
  [560, -80, 98],
  [-30, 640, -22],
  [830, 640, -158],
];
const GREENS = ['#2f8f6b', '#1f7a5c', '#58b08c'] as const;

/** Leaves, and somebody in between. */
export const JUNGLE = backdrop(
  field(SIZE, SIZE, '#ffd9cf'),
  disc(400, 400, 250, '#ffc4b4'),
  ...LEAVES.map(([x, y, angle], i) =>
    frond({ x, y, angle, length: 400, colour: GREENS[i % GREENS.length] ?? GREENS[0], seed: i * 7 + 3, bend: 0.3 }),
  ),
);

/** The sun, in person. */
export const RAYS = backdrop(
  field(SIZE, SIZE, '#ffe3a3'),
  rays(400, 420, 900, 28, '#ffc56b'),
  disc(400, 420, 250, '#ff8f6b'),
  waveBand({ y: 648, amplitude: 14, length: 256, colour: '#8ed3e6', foam: '#ffffff' }, SIZE, SIZE),
  waveBand({ y: 700, amplitude: 14, length: 288, colour: '#4fb3d9', phase: 60, foam: '#d6f0f6' }, SIZE, SIZE),
  waveBand({ y: 752, amplitude: 12, length: 340, colour: '#2f7fd0', phase: 20, foam: '#8ed3e6' }, SIZE, SIZE),
);
