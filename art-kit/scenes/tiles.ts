import { frond } from './elements/frond.ts';
import { disc, field } from './elements/sky.ts';
import type { Scene, ScenePart } from './scene.ts';

const WIDTH = 800;
const HEIGHT = 1000;

const corners: ScenePart = {
  drawing:
    frond({ x: -40, y: 1060, angle: -56, length: 330, colour: '#1d6b5c', bend: 0.3, seed: 30 }) +
    frond({ x: 840, y: 1060, angle: -126, length: 310, colour: '#2f8f6b', bend: -0.3, seed: 41 }),
};

/** Swim: a wave in hibiscus. */
export const TILE_SWIM: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [120, 40, 60],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#ffd0c4') + disc(400, 488, 338, '#ff8f73') },
    {
      who: 'marisol',
      pose: 'akimbo',
      wear: [
        ['highwaist', 'hibiscus-heat'],
        ['scoop', 'hibiscus-heat'],
      ],
      x: 400,
      y: 1730,
      tall: 1530,
    },
    corners,
  ],
};

/** Men's: hands where they belong. */
export const TILE_MENS: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [20, 50, 110],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#cdeaf7') + disc(400, 488, 338, '#6fb7ea') },
    { who: 'theo', pose: 'easy', wear: [['swimshorts', 'citrus-grove']], x: 396, y: 1560, tall: 1370 },
    corners,
  ],
};

/** Accessories: what lies on the chair. */
export const TILE_ACCESSORIES: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [120, 70, 20],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#ffe6b0') + disc(400, 500, 338, '#fbc94a') },
    { cut: 'tote', colourway: 'terrazzo', scale: 0.72, x: 378, y: 570, turn: -3 },
    { cut: 'bucket', colourway: 'gingham-cherry', scale: 0.56, x: 500, y: 250, turn: 12 },
    { cut: 'scrunchie', colourway: 'kool-kat', scale: 0.3, x: 652, y: 790, turn: 8 },
  ],
};

/** Beachwear: what dries on the line. */
export const TILE_BEACHWEAR: Scene = {
  width: WIDTH,
  height: HEIGHT,
  shade: [20, 80, 70],
  parts: [
    { drawing: field(WIDTH, HEIGHT, '#cfeadd') + disc(400, 500, 338, '#6fbf97') },
    { cut: 'towel', colourway: 'cabana', scale: 0.86, x: 262, y: 560, turn: -5 },
    { cut: 'sarong', colourway: 'tie-dye-lagoon', scale: 0.72, x: 530, y: 620, turn: 5 },
    { cut: 'pouch', colourway: 'positano', scale: 0.42, x: 590, y: 230, turn: 6 },
  ],
};
