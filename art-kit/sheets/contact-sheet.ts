import sharp from 'sharp';
import type { Raster } from '../raster.ts';

/** Lays pictures of one size out in rows and encodes them as PNG. They may be given as they are drawn. */
export async function contactSheet(cells: Iterable<Raster>, columns: number): Promise<Buffer> {
  const pictures = [...cells];
  const first = pictures[0];
  if (!first) throw new RangeError('A contact sheet needs at least one picture');
  const layers = pictures.map(({ data, width, height }, i) => ({
    input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    raw: { width, height, channels: 4 as const, premultiplied: true },
    left: (i % columns) * first.width,
    top: Math.floor(i / columns) * first.height,
  }));
  return sharp({
    create: {
      width: Math.min(columns, pictures.length) * first.width,
      height: Math.ceil(pictures.length / columns) * first.height,
      channels: 3,
      background: '#fffaf2',
    },
  })
    .composite(layers)
    .png()
    .toBuffer();
}
