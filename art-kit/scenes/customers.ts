import { CAST, type CastId } from '../figures/cast.ts';
import type { Outfit } from '../figures/person.ts';
import type { DropShadow } from './collage.ts';
import { disc, field } from './elements/sky.ts';
import { type WaveBand, waveBand } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

/** A snapshot a customer took: one flat sky, one sun, perhaps a bit of beach, someone in the middle. */
interface Snapshot {
  readonly cast: CastId;
  readonly outfit: Outfit;
  readonly sky: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly shore?: Pick<WaveBand, 'colour' | 'foam'>;
  readonly shade: DropShadow['colour'];
}

const WIDTH = 800;
const HEIGHT = 1000;

function snapshot({ cast, outfit, sky, sun, shore, shade }: Snapshot): Scene {
  const water = shore ? waveBand({ y: 872, amplitude: 14, length: 320, phase: 60, ...shore }, WIDTH, HEIGHT) : '';
  return {
    width: WIDTH,
    height: HEIGHT,
    shade,
    layers: [
      { drawing: field(WIDTH, HEIGHT, sky) + disc(sun.x, sun.y, 300, sun.colour) + water },
      { person: CAST[cast], outfit, scale: 1.86, x: 384, y: 116 },
    ],
  };
}

export const CUSTOMER_IMANI = snapshot({
  cast: 'imani',
  outfit: { pose: 'wave', wear: [['onepiece', 'citrus-grove']] },
  sky: '#2f7fd0',
  sun: { x: 500, y: 390, colour: '#8ed3e6' },
  shore: { colour: '#4fa9dc', foam: '#d6f0f6' },
  shade: [10, 30, 90],
});

export const CUSTOMER_YUNA = snapshot({
  cast: 'yuna',
  outfit: {
    pose: 'hip',
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
  cast: 'theo',
  outfit: { pose: 'behind', wear: [['volley', 'palm-springs']] },
  sky: '#1f7a5c',
  sun: { x: 400, y: 400, colour: '#8fd3a6' },
  shore: { colour: '#fbe3b8', foam: '#fffaf2' },
  shade: [10, 50, 40],
});

export const CUSTOMER_MARISOL = snapshot({
  cast: 'marisol',
  outfit: {
    pose: 'wave',
    shades: '#ff6f59',
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
  cast: 'freya',
  outfit: {
    pose: 'behind',
    shades: '#2b2540',
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
  cast: 'zuri',
  outfit: { pose: 'hips', wear: [['dress', 'strawberry-picnic']] },
  sky: '#ff8f73',
  sun: { x: 400, y: 350, colour: '#ffd66b' },
  shade: [110, 30, 40],
});

export const CUSTOMER_ODILE = snapshot({
  cast: 'odile',
  outfit: { pose: 'greet', wear: [['squareneck', 'lagoon-ombre']] },
  sky: '#d7c8f2',
  sun: { x: 430, y: 380, colour: '#fffaf2' },
  shore: { colour: '#8ed3e6', foam: '#ffffff' },
  shade: [60, 40, 110],
});

export const CUSTOMER_KOFI = snapshot({
  cast: 'kofi',
  outfit: { pose: 'hip', mirrored: true, shades: '#ffd66b', wear: [['boardshorts', 'aloha-blue']] },
  sky: '#ffd66b',
  sun: { x: 400, y: 380, colour: '#fff1c4' },
  shade: [120, 80, 10],
});
