import type { DropShadow } from './collage.ts';
import { disc, field } from './elements/sky.ts';
import { type WaveBand, waveBand } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';
import type { SceneFigure } from './scene-figure.ts';

/** A snapshot a customer took: one flat sky, one sun, perhaps a bit of beach, someone in the middle. */
interface Snapshot {
  readonly someone: Omit<SceneFigure, 'x' | 'y' | 'tall'> & Partial<Pick<SceneFigure, 'x' | 'y' | 'tall'>>;
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly shore?: Pick<WaveBand, 'colour' | 'foam'>;
  readonly shade: DropShadow['colour'];
}

const WIDTH = 800;
const HEIGHT = 1000;

function snapshot({ someone, sky, sun, shore, shade }: Snapshot): Scene {
  const water = shore ? waveBand({ y: 872, amplitude: 14, length: 320, phase: 60, ...shore }, WIDTH, HEIGHT) : '';
  return {
    width: WIDTH,
    height: HEIGHT,
    shade,
    parts: [
      { drawing: field(WIDTH, HEIGHT, sky) + disc(sun.x, sun.y, 300, sun.colour) + water },
      { x: 384, y: 1820, tall: 1650, ...someone },
    ],
  };
}

export const CUSTOMER_IMANI = snapshot({
  someone: { who: 'imani', pose: 'wave', x: 360, y: 1700, tall: 1480, wear: [['onepiece', 'citrus-grove']] },
  sky: '#2f7fd0',
  sun: { x: 500, y: 390, colour: '#8ed3e6' },
  shore: { colour: '#4fa9dc', foam: '#d6f0f6' },
  shade: [10, 30, 90],
});

export const CUSTOMER_YUNA = snapshot({
  someone: {
    who: 'yuna',
    pose: 'contra',
    wear: [
      ['skirt', 'midnight-meadow'],
      ['bralette', 'midnight-meadow'],
    ],
  },
  sky: '#f58fa8',
  sun: { x: 470, y: 330, colour: '#ffd3c8' },
  shade: [110, 20, 60],
});

export const CUSTOMER_THEO = snapshot({
  someone: { who: 'theo', pose: 'basking', wear: [['volley', 'palm-springs']] },
  sky: '#1f7a5c',
  sun: { x: 400, y: 400, colour: '#8fd3a6' },
  shore: { colour: '#fbe3b8', foam: '#fffaf2' },
  shade: [10, 50, 40],
});

export const CUSTOMER_MARISOL = snapshot({
  someone: {
    who: 'marisol',
    pose: 'shadeEyes',
    glasses: { frame: '#ff6f59', lens: '#1c2f5e' },
    wear: [
      ['tieside', 'gingham-cherry'],
      ['triangle', 'gingham-cherry'],
    ],
  },
  sky: '#bfe3f7',
  sun: { x: 380, y: 390, colour: '#fffaf2' },
  shore: { colour: '#4fa9dc', foam: '#ffffff' },
  shade: [30, 50, 90],
});

export const CUSTOMER_FREYA = snapshot({
  someone: {
    who: 'freya',
    pose: 'akimbo',
    glasses: { frame: '#2b2540', lens: '#4a3f63' },
    wear: [
      ['tieside', 'passionfruit'],
      ['triangle', 'passionfruit'],
    ],
  },
  sky: '#ffb84d',
  sun: { x: 420, y: 360, colour: '#ffe08a' },
  shade: [110, 60, 10],
});

export const CUSTOMER_ZURI = snapshot({
  someone: { who: 'zuri', pose: 'easy', wear: [['dress', 'strawberry-picnic']] },
  sky: '#ff8f73',
  sun: { x: 400, y: 350, colour: '#ffd66b' },
  shade: [110, 30, 40],
});

export const CUSTOMER_ODILE = snapshot({
  someone: { who: 'odile', pose: 'lookBack', wear: [['squareneck', 'lagoon-ombre']] },
  sky: '#d7c8f2',
  sun: { x: 430, y: 380, colour: '#fffaf2' },
  shore: { colour: '#8ed3e6', foam: '#ffffff' },
  shade: [60, 40, 110],
});

export const CUSTOMER_KOFI = snapshot({
  someone: {
    who: 'kofi',
    pose: 'stroll',
    mirrored: true,
    glasses: { frame: '#ffd66b', lens: '#1c2f5e' },
    wear: [['boardshorts', 'aloha-blue']],
  },
  sky: '#ffd66b',
  sun: { x: 400, y: 380, colour: '#fff1c4' },
  shade: [120, 80, 10],
});
