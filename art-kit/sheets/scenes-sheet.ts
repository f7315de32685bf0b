import sharp, { type OverlayOptions } from 'sharp';
import { drawScene } from '../scenes/scene.ts';
import { SCENE_IDS, SCENES } from '../scenes/scenes.ts';

const HEIGHT = 500;
const GAP = 12;
const SHEET_WIDTH = 1700;

/** All scenes at one height, in rows. */
export async function scenesSheet(): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let [x, y] = [0, 0];
  for (const id of SCENE_IDS) {
    const { width, height } = SCENES[id];
    const picture = drawScene(SCENES[id], Math.round((HEIGHT * width) / height));
    if (x > 0 && x + picture.width > SHEET_WIDTH) [x, y] = [0, y + HEIGHT + GAP];
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    layers.push({ input: Buffer.from(picture.data.buffer), raw, left: x, top: y });
    x += picture.width + GAP;
  }
  return sharp({ create: { width: SHEET_WIDTH, height: y + HEIGHT + GAP, channels: 3, background: '#fffaf2' } })
    .composite(layers)
    .png()
    .toBuffer();
}
