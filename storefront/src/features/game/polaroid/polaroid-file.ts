import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { arrivedPicture } from '../doll/arrived-picture.ts';
import { dollLayers } from '../doll/game-pictures.ts';
import { POLAROIDS } from '../state/game-settings.ts';
import type { GameState } from '../state/game-state.ts';

/** The saved polaroid, pixels. */
export const FILE_SIZE = { width: 1080, height: 1280 } as const;

const PAPER = '#fffdf7';
const INK = '#17305f';
const INK_SOFT = '#46557c';
/** Of the polaroid's width: the rim of the paper. */
const RIM = 0.055;
const HAND = '"Caveat Brush", "Segoe Print", cursive';

/** A picture of the shop; one that is still being drawn is waited for. */
async function picture(address: string): Promise<HTMLImageElement> {
  const arrival = await arrivedPicture({ src: address, srcSet: '' }, '');
  if (typeof arrival === 'string') throw new Error(`No picture ${address}`);
  return arrival.image;
}

/** Writes a line as large as it fits. */
function writeLine(paper: CanvasRenderingContext2D, words: string, y: number, size: number, colour: string): void {
  const room = FILE_SIZE.width * 0.9;
  paper.font = `${size}px ${HAND}`;
  const width = paper.measureText(words).width;
  if (width > room) paper.font = `${Math.floor((size * room) / width)}px ${HAND}`;
  paper.fillStyle = colour;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(words, FILE_SIZE.width / 2, y);
}

/** The shadow is herself’s alone: cast by every layer it would be a cloud. */
function castShadow(paper: CanvasRenderingContext2D, isHerself: boolean): void {
  paper.shadowColor = 'rgba(30, 30, 70, 0.28)';
  paper.shadowBlur = isHerself ? 16 : 0;
  paper.shadowOffsetX = isHerself ? 10 : 0;
  paper.shadowOffsetY = isHerself ? 14 : 0;
}

async function paint(paper: CanvasRenderingContext2D, base: string, game: GameState): Promise<void> {
  const { width, height } = FILE_SIZE;
  const { scene, title } = POLAROIDS[game.polaroid];
  const rim = Math.round(width * RIM);
  const side = width - 2 * rim;
  const caption = game.caption || title;
  const layers = dollLayers({ doll: game.doll, pose: game.pose, worn: game });
  const [behind, ...doll] = await Promise.all([
    picture(pictureUrl(base, `s/${scene}`, 800)),
    ...layers.map((layer) => picture(pictureUrl(base, layer, 600))),
    document.fonts.load(`96px ${HAND}`, `${caption}${game.username}`).then(() => undefined),
  ]);
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, width, height);
  paper.save();
  paper.beginPath();
  paper.rect(rim, rim, side, side);
  paper.clip();
  if (behind) paper.drawImage(behind, rim, rim, side, side);
  const [across, down] = [side * 0.97, (side * 0.97 * 1000) / 520];
  for (const [index, layer] of doll.entries()) {
    castShadow(paper, index === 0);
    if (layer) paper.drawImage(layer, rim + side * 0.015, rim + side * 0.02, across, down);
  }
  paper.restore();
  const middle = rim + side + (height - rim - side) / 2;
  writeLine(paper, caption, game.username ? middle - 28 : middle, 96, INK);
  if (game.username) writeLine(paper, `by ${game.username}`, middle + 60, 62, INK_SOFT);
}

/** The polaroid as a PNG, drawn in the browser (GAM-011 to GAM-016); undefined where that cannot be done. */
export async function polaroidFile(base: string, game: GameState): Promise<File | undefined> {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = FILE_SIZE.width;
    canvas.height = FILE_SIZE.height;
    const paper = canvas.getContext('2d');
    if (!paper) return undefined;
    await paint(paper, base, game);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob ? new File([blob], fileName(game), { type: 'image/png' }) : undefined;
  } catch (error) {
    console.error('The polaroid could not be drawn', error);
    return undefined;
  }
}

/** "dress-up-bay-marina.png": only what every file system takes. */
export function fileName({ username, doll }: Pick<GameState, 'username' | 'doll'>): string {
  const plain = username
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `dress-up-bay-${plain || doll}.png`;
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
