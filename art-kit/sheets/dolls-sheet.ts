import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { DOLL_IDS, DOLLS, type DollId } from '../dolls/dolls.ts';
import { drawRaster } from '../draw-picture.ts';
import { parsePictureSpec } from '../picture-spec.ts';
import { place } from '../scenes/collage.ts';
import { contactSheet } from './contact-sheet.ts';

const WIDTH = 208;
const HEIGHT = 400;
const GROUND = [207, 232, 244, 255] as const;

/** What is put on, lowest first: cut or extra, and colourway. */
const OUTFITS: readonly (readonly string[])[] = [
  [],
  ['own'],
  ['tieside/angel', 'triangle/angel', 'sandals/coral', 'pouch/angel'],
  ['highwaist/bunny-boo', 'twist/bunny-boo', 'shades/coral', 'towel/cabana'],
  ['cheeky/kool-kat', 'oneshoulder/kool-kat', 'pouch/kool-kat', 'towel/kool-kat'],
  ['skirt/angel', 'balconette/bratitude', 'sandals/caramel-eyelet', 'pouch/bratitude'],
  ['onepiece/angel', 'shades/ink', 'towel/happy-check'],
];

function drawLayer(canvas: Canvas, path: string): void {
  const spec = parsePictureSpec(path);
  if (!spec) throw new RangeError(`No picture ${path}`);
  place(canvas, drawRaster(spec, WIDTH), 0, 0);
}

function dressed(doll: DollId, outfit: readonly string[]): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  for (let o = 0; o < canvas.data.length; o += 4) canvas.data.set(GROUND, o);
  const { ownBottoms, ownTop } = DOLLS[doll];
  const pieces = outfit[0] === 'own' ? [ownBottoms.join('/'), ownTop.join('/')] : outfit;
  const isCarried = (piece: string): boolean => /^(?:pouch|towel)/.test(piece);
  drawLayer(canvas, `d/${doll}/self`);
  for (const piece of pieces.filter((name) => !isCarried(name))) drawLayer(canvas, `d/${doll}/${piece}`);
  drawLayer(canvas, `d/${doll}/hair`);
  for (const piece of pieces.filter(isCarried)) drawLayer(canvas, `d/${doll}/${piece}`);
  return canvas;
}

function* dolls(): Generator<Canvas> {
  for (const doll of DOLL_IDS) for (const outfit of OUTFITS) yield dressed(doll, outfit);
}

/** The dolls of the game, put together from their layers as the game does it. */
export const dollsSheet = (): Promise<Buffer> => contactSheet(dolls(), OUTFITS.length);
