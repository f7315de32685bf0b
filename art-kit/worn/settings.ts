import { ellipse, type Knot } from '../gouache/geometry.ts';
import type { Layer } from '../gouache/layer.ts';
import { type Outline, polygonOf, shapeOf } from '../gouache/outline.ts';
import { strokeOf } from '../gouache/stroke.ts';
import { trace } from '../gouache/trace.ts';
import type { Random } from '../random.ts';
import type { SettingColours } from './setting-colours.ts';

/** What stands behind somebody: flat shapes on a sheet of 800 x 1000 units. */
export type Setting = (colours: SettingColours, random: Random) => readonly Layer[];

const SHADE = '#d9c3cf';
const AROUND = 60;

/** A shape that is shaded along its edge, like everything else. */
const cut = (name: string, knots: readonly Knot[], paint: string, shade = SHADE, depth = 1): Layer => ({
  name,
  patches: [{ outlines: [shapeOf(knots)], paint, shade }],
  depth,
});

/** A shape without shade: light, or a shadow from somewhere else. */
const flat = (name: string, outlines: Layer['patches'][number]['outlines'], paint: string): Layer => ({
  name,
  patches: [{ outlines, paint, shade: '#ffffff' }],
  depth: 0,
});

const rect = (x: number, y: number, width: number, height: number): Outline =>
  polygonOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

const sunny: Setting = ({ deeper, lighter }, random) => {
  // Off to one side: behind the middle of a head it would be a halo, or a sliver on both sides of it.
  const [aside, y, r] = [180 + random() * 90, 330 + random() * 120, 250 + random() * 60];
  const x = random() < 0.5 ? aside : 800 - aside;
  return [
    cut('sun', ellipse(x, y, r, r, 24), deeper),
    flat('core', [shapeOf(ellipse(x - 14, y - 10, r * 0.74, r * 0.74, 24))], lighter),
  ];
};

const horizon: Setting = ({ deeper, second }, random) => {
  const y = 640 + random() * 140;
  return [
    cut('low sun', ellipse(random() < 0.5 ? 120 : 680, y + 20, 170, 170, 24), second),
    cut('floor', trace`-60,${y}! 860,${y - 24}! 860,1060! -60,1060!`, deeper),
  ];
};

const arch: Setting = ({ deeper, lighter }, random) => {
  const x = 400 + (random() - 0.5) * 90;
  return [
    cut(
      'arch',
      trace`${x - 270},1060! ${x - 270},430 ${x - 190},230 ${x},150 ${x + 190},230 ${x + 270},430 ${x + 270},1060!`,
      deeper,
      SHADE,
      1.6,
    ),
    flat(
      'inner',
      [
        shapeOf(
          trace`${x - 214},1060! ${x - 214},440 ${x - 150},280 ${x},212 ${x + 150},280 ${x + 214},440 ${x + 214},1060!`,
        ),
      ],
      lighter,
    ),
  ];
};

const stripes: Setting = ({ deeper }, random) => {
  const width = 84 + Math.floor(random() * 3) * 14;
  const from = -random() * width * 2;
  const bars = Array.from({ length: Math.ceil((900 - from) / (width * 2)) }, (_, i) =>
    rect(from + i * width * 2, -AROUND, width, 1120),
  );
  return [flat('stripes', bars, deeper)];
};

/** A line of waves across the picture. */
function waterline(y: number, rise: number, length: number, phase: number): Knot[] {
  const knots: Knot[] = [];
  for (let x = -AROUND - length; x <= 860 + length; x += length / 2) {
    knots.push([x + phase, y + (Math.round((x + AROUND) / (length / 2)) % 2 ? rise : -rise)]);
  }
  return [...knots, [900 + length, 1080, 1], [-100 - length, 1080, 1]];
}

const shore: Setting = ({ lighter }, random) => {
  const y = 560 + random() * 120;
  const phase = random() * 80;
  const bands = ['#2f78c4', '#4f9fd6', '#7cc3dd'] as const;
  return [
    flat('foam', [shapeOf(waterline(y - 7, 8, 190, phase))], '#fffaf0'),
    ...bands.map((colour, i) =>
      cut(`sea ${i}`, waterline(y + i * 84, 9 + i * 2, 200 + i * 40, phase + i * 50), colour, '#a9bfe0'),
    ),
    flat(
      'glint',
      [0, 1, 2].map((i) =>
        strokeOf(
          trace`${90 + i * 230 + phase},${y + 50 + i * 60} ${130 + i * 230 + phase},${y + 44 + i * 60} ${176 + i * 230 + phase},${y + 51 + i * 60}`,
          6,
        ),
      ),
      lighter,
    ),
  ];
};

const windowLight: Setting = ({ lighter }, random) => {
  const [x, lean] = [random() * 180, 150 + random() * 60];
  const pane = (column: number, row: number): Outline => {
    const [left, top] = [x + 110 + column * 190 + row * lean * 0.95, 60 + row * 330];
    return polygonOf([
      [left, top],
      [left + 166, top],
      [left + 166 + lean * 0.86, top + 296],
      [left + lean * 0.86, top + 296],
    ]);
  };
  return [flat('light', [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1), pane(0, 2), pane(1, 2)], lighter)];
};

/** A palm leaf: blades along a stem. */
function palmLeaf(x: number, y: number, degrees: number, length: number): Outline[] {
  const radians = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const at = (t: number): readonly [number, number] => [
    x + ux * length * t - uy * t * t * 60,
    y + uy * length * t + ux * t * t * 60,
  ];
  const blades = Array.from({ length: 13 }, (_, i) =>
    [1, -1].map((side) => {
      const t = 0.14 + i * 0.066;
      const [bx, by] = at(t);
      const reach = length * 0.36 * Math.sin(Math.PI * (0.2 + t * 0.72));
      const turn = radians + side * (1.15 - t * 0.55);
      return strokeOf(
        [
          [bx, by],
          [bx + Math.cos(turn) * reach * 0.55, by + Math.sin(turn) * reach * 0.55 + 4],
          [bx + Math.cos(turn) * reach, by + Math.sin(turn) * reach + 20],
        ],
        22,
        [0.5, 1, 0.1],
      );
    }),
  ).flat();
  return [
    strokeOf(
      [at(0), at(0.5), at(1)].map(([px, py]): Knot => [px, py]),
      12,
      [1, 0.7, 0.2],
    ),
    ...blades,
  ];
}

const palms: Setting = ({ deeper }, random) => {
  const mirror = random() < 0.5;
  const [x, y] = [mirror ? -30 : 830, 60 + random() * 160];
  return [
    flat('leaf 1', palmLeaf(x, y, mirror ? 12 : 168, 520), deeper),
    flat('leaf 2', palmLeaf(x, y + 330, mirror ? -24 : 204, 430), deeper),
    flat('leaf 3', palmLeaf(x, y - 70, mirror ? 48 : 132, 380), deeper),
  ];
};

const hills: Setting = ({ deeper, deepest, second }, random) => {
  const x = random() * 200;
  return [
    cut('sun', ellipse(random() < 0.5 ? 150 : 650, 430, 150, 150, 22), second),
    cut(
      'far hill',
      trace`-80,640 ${120 + x},430 ${330 + x},560 ${560 + x},400 900,600 900,1060! -80,1060!`,
      deeper,
      SHADE,
      1.6,
    ),
    cut(
      'near hill',
      trace`-80,800 ${200 - x * 0.5},690 ${480 - x * 0.5},790 ${700 - x * 0.3},680 900,780 900,1060! -80,1060!`,
      deepest,
      SHADE,
      1.6,
    ),
  ];
};

const pool: Setting = ({ deeper }, random) => {
  const y = 600 + random() * 90;
  const tiles = Array.from({ length: 9 }, (_, i) => rect(-40 + i * 104, y - 104, 96, 96));
  const ripples = Array.from({ length: 9 }, (_, i) => {
    const [x, at] = [(i % 3) * 280 + (i % 2) * 120 - 20, y + 70 + Math.floor(i / 3) * 104];
    return strokeOf(trace`${x},${at} ${x + 40},${at - 12} ${x + 80},${at} ${x + 120},${at + 12} ${x + 160},${at}`, 7);
  });
  return [
    flat('tiles', tiles, deeper),
    cut('pool', trace`-60,${y}! 860,${y}! 860,1080! -60,1080!`, '#5fb8d6', '#a9bfe0'),
    flat('edge', [rect(-60, y - 10, 920, 16)], '#fffaf0'),
    flat('ripples', ripples, GLINT),
  ];
};

const GLINT = '#d9f0f5';

const awning: Setting = ({ deeper, lighter }, random) => {
  const width = 116;
  const from = -random() * width;
  const scallop = (i: number): Knot[] => {
    const x = from + i * width;
    return trace`${x},-60! ${x + width},-60! ${x + width},190! ${x + width * 0.86},236 ${x + width / 2},252 ${x + width * 0.14},236 ${x},190!`;
  };
  const all = Array.from({ length: 9 }, (_, i) => i);
  return [
    cut('awning', trace`-60,-60! 860,-60! 860,180! -60,180!`, lighter, SHADE, 0.6),
    ...[0, 1].map(
      (odd): Layer => ({
        name: `scallops ${odd}`,
        patches: [
          {
            outlines: all.filter((i) => i % 2 === odd).map((i) => shapeOf(scallop(i))),
            paint: odd ? lighter : deeper,
            shade: SHADE,
          },
        ],
        depth: 0.6,
        contact: 1,
      }),
    ),
  ];
};

const terrace: Setting = ({ deeper, second, deepest }, random) => {
  const x = random() < 0.5 ? 610 : 50;
  return [
    cut('wall', trace`-60,560! 860,560! 860,1060! -60,1060!`, deeper),
    flat('rail', [rect(-60, 548, 920, 22)], deepest),
    cut('pot', trace`${x},560! ${x + 130},560! ${x + 112},700! ${x + 18},700!`, second),
    flat(
      'leaves',
      [-50, -24, 0, 26, 52].map((lean) =>
        strokeOf(
          [
            [x + 65, 560],
            [x + 65 + lean, 480],
            [x + 65 + lean * 2, 410 + Math.abs(lean)],
          ],
          30,
          [0.3, 1, 0.1],
        ),
      ),
      '#4f8f6f',
    ),
  ];
};

const bunting: Setting = ({ deeper, second, lighter }, random) => {
  const sag = 60 + random() * 50;
  const flags = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const [x, y] = [t * 860 - 30, 70 + Math.sin(Math.PI * t) * sag];
    return polygonOf([
      [x - 40, y],
      [x + 40, y + 2],
      [x, y + 96],
    ]);
  });
  const paints = [deeper, second, lighter] as const;
  return paints.map(
    (paint, k): Layer => ({
      name: `flags ${k}`,
      patches: [{ outlines: flags.filter((_, i) => i % 3 === k), paint, shade: SHADE }],
      depth: 0.7,
    }),
  );
};

/** The settings, as often as they are built: a quiet sheet every few pictures. */
const SETTINGS: readonly Setting[] = [
  sunny,
  horizon,
  shore,
  palms,
  arch,
  hills,
  windowLight,
  pool,
  () => [],
  stripes,
  terrace,
  sunny,
  bunting,
  shore,
  awning,
  palms,
  horizon,
];

/** What stands behind the picture of a seed, in its colours. */
export const settingOf = (seed: number): Setting => SETTINGS[seed % SETTINGS.length] ?? sunny;
