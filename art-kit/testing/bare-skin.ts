import { createCanvas } from '../cloth/canvas.ts';
import type { Layer } from '../gouache/layer.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { figure } from '../people/figure.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { SKINS } from '../people/skins.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';

/** Down the torso and as far across as the contour, everything between is cloth: nothing of it may show skin. */
export const COVERED: Readonly<Partial<Record<WornCut, readonly [from: number, to: number]>>> = {
  scoop: [0.38, 0.52],
  twist: [0.4, 0.46],
  bralette: [0.42, 0.52],
  highwaist: [0.72, 0.93],
  hipster: [0.88, 0.96],
  boyshort: [0.88, 1.05],
  onepiece: [0.54, 0.92],
  squareneck: [0.48, 0.92],
  plunge: [0.6, 0.9],
  boardshorts: [0.92, 1.1],
  swimshorts: [0.92, 1.1],
  shorts: [0.9, 1.1],
  highshorts: [0.76, 1.1],
  trunks: [0.94, 1.1],
  skirt: [0.9, 1.1],
  sarong: [0.9, 1.1],
  maxiskirt: [0.76, 1.1],
  dress: [0.4, 1.1],
  slip: [0.42, 1.1],
  kaftan: [0.44, 1.1],
  shirtdress: [0.3, 1.1],
  polo: [0.3, 0.95],
  hoodie: [0.3, 0.95],
  puffer: [0.3, 0.95],
  balconette: [0.42, 0.48],
  oneshoulder: [0.4, 0.5],
  cheeky: [0.94, 0.97],
  skort: [0.86, 1.1],
  pleatskirt: [0.74, 1.1],
  wrapskort: [0.88, 1.1],
  flareskort: [0.88, 1.1],
  shortsarong: [0.92, 1.1],
  fringesarong: [0.9, 1.1],
  paperbag: [0.8, 1.1],
  volley: [0.92, 1.1],
  longboards: [0.92, 1.1],
  scallops: [0.94, 1.1],
  knitpolo: [0.3, 0.95],
  cabanashirt: [0.34, 0.95],
  ziphoodie: [0.34, 0.95],
  crophoodie: [0.3, 0.6],
  puffervest: [0.34, 0.9],
  longpuffer: [0.34, 1.1],
};

/** What is not worn round the body, or in triangles and cords that skin is to be seen between. */
export const UNCOVERED: readonly WornCut[] = [
  'triangle',
  'tieside',
  'bucket',
  'sunhat',
  'boater',
  'floppyhat',
  'cap',
  'visor',
  'headband',
  'scarf',
  'scrunchie',
  'clip',
  'shades',
  'necklace',
  'pearls',
  'pendant',
  'waistchain',
  'tote',
  'pouch',
  'wristlet',
  'towel',
  'giftcard',
  'stickers',
  'sandals',
];

const isClothOrBody = ({ name }: Layer): boolean => !/^(arm|head|hair|held)/.test(name);

/** Two colours that no print answers to alike: what is of one, and then of the other, is skin. */
const SIGNALS = ['#00ff00', '#ff00ff'] as const;

/** A layer whose skin is of one colour, lit and in shade. */
function withSkinOf(layer: Layer, colour: string, { skin }: Person): Layer {
  const tones: readonly string[] = Object.values(SKINS[skin]);
  const patches = layer.patches.map((patch) =>
    typeof patch.paint === 'string' && tones.includes(patch.paint)
      ? { ...patch, paint: colour, shade: '#ffffff' }
      : patch,
  );
  return { ...layer, patches };
}

const SCALE = 0.25;

/** Whether skin shows at a point of somebody's torso who wears one piece; arms and head are left away. */
export function bareAt(
  cut: WornCut,
  person: Person,
  pose: Pose,
  colourway = 'coral',
): (across: number, down: number) => boolean {
  const { layers, marks } = figure({ person, pose, wear: [{ cut, colourway }] });
  const [green, magenta] = SIGNALS.map((colour) => {
    const canvas = createCanvas(180, 280);
    const seen = layers.filter(isClothOrBody).map((layer) => withSkinOf(layer, colour, person));
    paintLayers(canvas, seen, { scale: SCALE, x: 90, y: 140 });
    return canvas;
  });
  return (across, down) => {
    const [x, y] = marks.torso(across, down);
    const o = (Math.round(y * SCALE + 140) * 180 + Math.round(x * SCALE + 90)) * 4;
    return Math.abs((green?.data[o + 1] ?? 0) - (magenta?.data[o + 1] ?? 0)) > 90;
  };
}

/** Where in these rows of the torso skin shows, as far across as the contour: "0.5 0.66" is across and down. */
export function holesOf(
  bare: (across: number, down: number) => boolean,
  [from, to]: readonly [from: number, to: number],
): string[] {
  const rows = Array.from({ length: Math.floor((to - from) / 0.04) + 1 }, (_, i) => from + i * 0.04);
  return rows.flatMap((down) =>
    [-0.86, -0.5, -0.2, 0, 0.2, 0.5, 0.86]
      .filter((across) => bare(across, down))
      .map((across) => `${across} ${down.toFixed(2)}`),
  );
}
