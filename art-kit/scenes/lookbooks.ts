import { CAST, type CastId } from '../figures/cast.ts';
import type { Outfit, Worn } from '../figures/person.ts';
import type { PoseId } from '../figures/poses.ts';
import { type ArchPalette, archScene } from './arches.ts';
import { disc, field } from './elements/sky.ts';
import { waveBand } from './elements/wave-band.ts';
import type { Scene } from './scene.ts';

/** A lookbook's pictures, both 4:5: the cover in its arch, and someone else from nearer by. */
interface Lookbook {
  readonly cover: Scene;
  readonly portrait: Scene;
}

type Look = readonly [cast: CastId, pose: PoseId, wear: readonly Worn[], more?: Pick<Outfit, 'shades' | 'mirrored'>];

const WIDTH = 960;
const HEIGHT = 1200;

/** Waist up, before the sun of the place. */
function portraitScene(palette: ArchPalette, [cast, pose, wear, more]: Look): Scene {
  const water = { y: 1090, amplitude: 16, length: 380, colour: palette.field, phase: 40, foam: palette.light };
  return {
    width: WIDTH,
    height: HEIGHT,
    shade: palette.shade,
    layers: [
      { drawing: field(WIDTH, HEIGHT, palette.glow) + disc(520, 500, 400, palette.light) },
      { person: CAST[cast], outfit: { pose, wear, ...more }, scale: 2.05, x: 480, y: 150 },
      { drawing: waveBand(water, WIDTH, HEIGHT) },
    ],
  };
}

function lookbook(palette: ArchPalette, cover: Look, portrait: Look): Lookbook {
  const [cast, pose, wear, more] = cover;
  return { cover: archScene(palette, CAST[cast], { pose, wear, ...more }), portrait: portraitScene(palette, portrait) };
}

/** Seven in the evening, passionfruit on everything. */
export const AFTERGLOW = lookbook(
  { field: '#5a1f55', light: '#ffd98a', glow: '#ff9a5c', disc: '#ffe9b0', fronds: '#7a2e6b', shade: [60, 10, 50] },
  [
    'zuri',
    'hip',
    [
      ['highwaist', 'passionfruit'],
      ['twist', 'passionfruit'],
    ],
  ],
  [
    'ama',
    'behind',
    [
      ['tieside', 'passionfruit-noir'],
      ['triangle', 'passionfruit-noir'],
    ],
  ],
);

export const CARAMEL_EYELET = lookbook(
  { field: '#6b3d22', light: '#ffe6c4', glow: '#eeb27a', disc: '#fff3dc', fronds: '#8c5730', shade: [60, 30, 10] },
  ['ama', 'behind', [['onepiece', 'caramel-eyelet']]],
  [
    'zuri',
    'hips',
    [
      ['highwaist', 'caramel-eyelet'],
      ['twist', 'caramel-eyelet'],
    ],
  ],
);

export const CLUB_VOYAGES = lookbook(
  { field: '#17305f', light: '#bfe3f7', glow: '#6fb7ea', disc: '#e4f3f7', fronds: '#2c5aa8', shade: [10, 20, 60] },
  ['noa', 'hip', [['boardshorts', 'retro-wave']]],
  ['imani', 'hip', [['onepiece', 'zodiac']], { shades: '#ffd66b' }],
);

export const STUDIO_TO_SEA = lookbook(
  { field: '#0f5e6e', light: '#ffc2ac', glow: '#ff9c84', disc: '#ffdccb', fronds: '#1a7a82', shade: [10, 40, 60] },
  [
    'odile',
    'hip',
    [
      ['tieside', 'blue-period'],
      ['balconette', 'blue-period'],
    ],
  ],
  [
    'freya',
    'hip',
    [
      ['highwaist', 'cutouts'],
      ['twist', 'cutouts'],
    ],
  ],
);

export const SUNCHASERS = lookbook(
  { field: '#c2402f', light: '#ffe08a', glow: '#ffb84d', disc: '#fff0bf', fronds: '#d9694a', shade: [90, 20, 20] },
  [
    'marisol',
    'hip',
    [
      ['highwaist', 'citrus-grove'],
      ['scoop', 'citrus-grove'],
    ],
    { shades: '#2b2540' },
  ],
  ['kofi', 'behind', [['swimshorts', 'blood-orange']]],
);

export const THE_BRIDAL_EDIT = lookbook(
  { field: '#9c6a72', light: '#ffeae6', glow: '#f3b9b4', disc: '#fff7f2', fronds: '#b98189', shade: [80, 40, 50] },
  ['noor', 'behind', [['dress', 'white-eyelet']]],
  [
    'zuri',
    'hip',
    [
      ['tieside', 'white-eyelet'],
      ['triangle', 'white-eyelet'],
    ],
    { mirrored: true },
  ],
);

export const THE_LONDON_DIARIES = lookbook(
  { field: '#2a2b45', light: '#f3dce0', glow: '#d98f9f', disc: '#fff0f0', fronds: '#45466b', shade: [20, 20, 40] },
  [
    'yuna',
    'hip',
    [
      ['oneshoulder', 'gingham-licorice'],
      ['skirt', 'gingham-licorice'],
    ],
  ],
  ['ren', 'behind', [['swimshorts', 'night-out']], { shades: '#2b2540' }],
);

export const MARLO_DOLLS = lookbook(
  { field: '#b03a6c', light: '#ffe3ee', glow: '#ffabc6', disc: '#fff3f8', fronds: '#c9578a', shade: [90, 20, 60] },
  [
    'imani',
    'wave',
    [
      ['highwaist', 'bunny-boo'],
      ['twist', 'bunny-boo'],
    ],
  ],
  [
    'marisol',
    'hips',
    [
      ['cheeky', 'kool-kat'],
      ['scoop', 'kool-kat'],
    ],
  ],
);

export const INEZ_MARLOWE = lookbook(
  { field: '#7a2f1c', light: '#ffdcb8', glow: '#f0a067', disc: '#fff0dc', fronds: '#96472c', shade: [70, 20, 10] },
  ['ama', 'hip', [['onepiece', 'kitten-leopard']]],
  [
    'odile',
    'behind',
    [
      ['tieside', 'terracotta'],
      ['balconette', 'terracotta'],
    ],
    { shades: '#fffaf0' },
  ],
);

export const GOLDEN_HOUR = lookbook(
  { field: '#5b2a6e', light: '#ffe08a', glow: '#ff8f5e', disc: '#ffedb8', fronds: '#7b3f8a', shade: [60, 10, 60] },
  ['freya', 'behind', [['dress', 'sunset-ombre']]],
  ['safiya', 'easy', [['kaftan', 'custard-hibiscus']]],
);
