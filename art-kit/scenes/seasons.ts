import { circle } from '../svg.ts';
import type { DropShadow } from './collage.ts';
import { archPath } from './elements/arch.ts';
import { frond } from './elements/frond.ts';
import { field } from './elements/sky.ts';
import { waveBand } from './elements/wave-band.ts';
import type { Scene, ScenePart } from './scene.ts';

const WIDTH = 1600;
const HEIGHT = 640;

/** A season's header: flat colour on the left for the words, its print in a big shape on the right, two pieces before it. */
interface Season {
  readonly ground: string;
  /** Behind the shape, a little larger. */
  readonly echo: string;
  readonly print: string;
  readonly shape: 'sun' | 'arch' | 'arches' | 'moon';
  readonly repeat: number;
  readonly motif: string;
  readonly pieces: readonly ScenePart[];
  readonly shade: DropShadow['colour'];
}

const white = (path: string): string => `<path d="${path}" fill="#fff"/>`;

/** The shape in any colour, grown by `more` units on each side. */
function shapeOf(shape: Season['shape'], more: number): string {
  const arch = (x: number, y: number, width: number): string =>
    archPath(x - more, y - more, width + 2 * more, HEIGHT - y + more);
  switch (shape) {
    case 'sun':
      return white(
        `M${1130 - 300 - more} 380a${300 + more} ${300 + more} 0 1 1 ${600 + 2 * more} 0a${300 + more} ${300 + more} 0 1 1 ${-600 - 2 * more} 0Z`,
      );
    case 'moon':
      return white(
        `M${1130 - 260 - more} 320a${260 + more} ${260 + more} 0 1 1 ${520 + 2 * more} 0a${260 + more} ${260 + more} 0 1 1 ${-520 - 2 * more} 0Z`,
      );
    case 'arch':
      return white(arch(850, 70, 560));
    case 'arches':
      return [690, 990, 1290].map((x) => white(arch(x, 96, 250))).join('');
  }
}

const tinted = (shape: string, colour: string): string => shape.replaceAll('#fff', colour);

const season = ({ ground, echo, print, shape, repeat, motif, pieces, shade }: Season): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  shade,
  parts: [
    { drawing: field(WIDTH, HEIGHT, ground) + tinted(shapeOf(shape, 22), echo) },
    { cloth: print, shape: shapeOf(shape, 0), repeat },
    { drawing: motif },
    ...pieces,
  ],
});

/** Tiles, awnings and good china. */
export const CASA_DEL_MAR = season({
  ground: '#dcecf5',
  echo: '#fffaf2',
  print: 'positano',
  shape: 'arches',
  repeat: 190,
  motif: waveBand({ y: 592, amplitude: 12, length: 240, colour: '#2f6fd6', foam: '#fffaf2' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'onepiece', colourway: 'seashell', scale: 0.5, x: 960, y: 340, turn: -5 },
    { cut: 'bucket', colourway: 'gingham-bluebird', scale: 0.42, x: 1266, y: 400, turn: 8 },
  ],
  shade: [30, 50, 100],
});

/** Hold hands or hold an ice cream. */
export const ROMANCE_BOULEVARD = season({
  ground: '#ffd3d8',
  echo: '#fffaf2',
  print: 'candy-stripe',
  shape: 'sun',
  repeat: 230,
  motif: waveBand({ y: 580, amplitude: 14, length: 210, colour: '#c2402f', foam: '#ffb3bd' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'triangle', colourway: 'young-love', scale: 0.46, x: 1026, y: 280, turn: -6 },
    { cut: 'tieside', colourway: 'gingham-cherry', scale: 0.44, x: 1240, y: 410, turn: 7 },
  ],
  shade: [120, 30, 50],
});

/** Pools that are lit from below. */
export const SPELLBOUND = season({
  ground: '#241a4a',
  echo: '#ffd98a',
  print: 'passionfruit-noir',
  shape: 'moon',
  repeat: 250,
  motif:
    [
      [640, 120, 4],
      [720, 300, 3],
      [812, 84, 3],
      [1462, 130, 5],
      [1528, 336, 3],
      [1420, 470, 4],
      [584, 430, 3],
      [80, 96, 4],
      [470, 72, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffe9b0'))
      .join('') + waveBand({ y: 588, amplitude: 14, length: 280, colour: '#4a2f86', foam: '#ff9fb6' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'plunge', colourway: 'passionfruit-fizz', scale: 0.54, x: 1040, y: 330, turn: -4 },
    { cut: 'scrunchie', colourway: 'kool-kat', scale: 0.24, x: 1320, y: 470, turn: 8 },
  ],
  shade: [10, 6, 30],
});

/** The last eleven minutes. */
export const SUNSET_BEACH = season({
  ground: '#ff9c84',
  echo: '#ffd98a',
  print: 'sunset-ombre',
  shape: 'sun',
  repeat: 640,
  motif:
    waveBand({ y: 540, amplitude: 14, length: 300, colour: '#b8406a', foam: '#ffb28a' }, WIDTH, HEIGHT) +
    waveBand({ y: 596, amplitude: 12, length: 360, colour: '#5a1f55', phase: 80, foam: '#f2647f' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'twist', colourway: 'grape-soda', scale: 0.44, x: 1010, y: 300, turn: -5 },
    { cut: 'sarong', colourway: 'hibiscus-heat', scale: 0.46, x: 1260, y: 400, turn: 5 },
  ],
  shade: [90, 20, 60],
});

/** Only meant to be a weekend. */
export const CLUB_VOYAGES_HEADER = season({
  ground: '#bfe3f7',
  echo: '#ffd66b',
  print: 'zodiac',
  shape: 'arch',
  repeat: 260,
  motif:
    frond({ x: 800, y: 690, angle: -72, length: 380, colour: '#1d6b5c', bend: 0.3, seed: 51 }) +
    frond({ x: 1480, y: 690, angle: -108, length: 380, colour: '#23806c', bend: -0.3, seed: 52 }) +
    waveBand({ y: 590, amplitude: 12, length: 260, colour: '#17305f', foam: '#8ed3e6' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'boardshorts', colourway: 'palm-springs', scale: 0.46, x: 1010, y: 360, turn: -5 },
    { cut: 'tote', colourway: 'retro-wave', scale: 0.46, x: 1264, y: 360, turn: 5 },
  ],
  shade: [10, 20, 60],
});

/** Dry while you find your keys. */
export const SUNSOAKED = season({
  ground: '#fbe3a0',
  echo: '#fffaf2',
  print: 'citrus-grove',
  shape: 'sun',
  repeat: 260,
  motif: waveBand({ y: 586, amplitude: 14, length: 270, colour: '#4fa9dc', foam: '#ffffff' }, WIDTH, HEIGHT),
  pieces: [
    { cut: 'scoop', colourway: 'zebra-pop', scale: 0.44, x: 1010, y: 300, turn: -6 },
    { cut: 'sunhat', colourway: 'wildflowers', scale: 0.46, x: 1256, y: 390, turn: 9 },
  ],
  shade: [120, 80, 20],
});
