import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { DOLL_WARDROBE, type DollGarment } from '../dolls/doll-wardrobe.ts';
import { DOLL_IDS, DOLLS, type DollId } from '../dolls/dolls.ts';
import { drawnLayers, dressDoll } from '../dolls/dress-doll.ts';
import { contactSheet } from './contact-sheet.ts';

const GROUND = [207, 232, 244, 255] as const;
const WIDTH = 208;
/** Where hundreds of her stand side by side. */
const SMALL_WIDTH = 104;

/** What is put on, lowest first. */
const OUTFITS: readonly (readonly DollGarment[])[] = [
  [
    ['tieside', 'angel'],
    ['triangle', 'angel'],
    ['sandals', 'coral'],
    ['pouch', 'angel'],
  ],
  [
    ['highwaist', 'bunny-boo'],
    ['twist', 'bunny-boo'],
    ['shades', 'coral'],
    ['towel', 'cabana'],
  ],
  [
    ['cheeky', 'kool-kat'],
    ['oneshoulder', 'kool-kat'],
    ['pouch', 'kool-kat'],
    ['towel', 'kool-kat'],
  ],
  [
    ['skirt', 'angel'],
    ['balconette', 'bratitude'],
    ['sandals', 'caramel-eyelet'],
    ['pouch', 'bratitude'],
  ],
  [
    ['onepiece', 'angel'],
    ['shades', 'ink'],
    ['towel', 'happy-check'],
  ],
];

function* dressed(doll: DollId, outfits: Iterable<readonly DollGarment[]>, width: number): Generator<Canvas> {
  const layer = drawnLayers({ doll, pose: 'classic' }, width);
  for (const outfit of outfits) {
    const canvas = createCanvas(width, layer('self').height);
    for (let o = 0; o < canvas.data.length; o += 4) canvas.data.set(GROUND, o);
    dressDoll(canvas, layer, outfit);
    yield canvas;
  }
}

function* dolls(): Generator<Canvas> {
  for (const id of DOLL_IDS) {
    const { ownBottoms, ownTop } = DOLLS[id];
    yield* dressed(id, [[], [ownBottoms, ownTop], ...OUTFITS], WIDTH);
  }
}

/** The dolls of the game, put together from their layers as the game does it. */
export const dollsSheet = (): Promise<Buffer> => contactSheet(dolls(), OUTFITS.length + 2);

const { tops, bottoms, onePieces, accessories } = DOLL_WARDROBE;

function* wholeOutfits(): Generator<readonly DollGarment[]> {
  for (const top of tops) for (const bottom of bottoms) yield [bottom, top];
  for (const whole of onePieces) yield [whole];
}

/** A doll in every top with every bottoms, and in the one-piece. */
export const outfitsSheet = (doll: DollId): Promise<Buffer> =>
  contactSheet(dressed(doll, wholeOutfits(), SMALL_WIDTH), bottoms.length);

function* withAccessories(): Generator<readonly DollGarment[]> {
  for (const garment of [...tops, ...bottoms, ...onePieces])
    for (const one of [undefined, ...accessories]) yield one ? [garment, one] : [garment];
}

/** A doll in every piece of the wardrobe with every accessory. */
export const accessoriesSheet = (doll: DollId): Promise<Buffer> =>
  contactSheet(dressed(doll, withAccessories(), SMALL_WIDTH), accessories.length + 1);
