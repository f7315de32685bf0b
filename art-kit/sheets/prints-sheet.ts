import type { Colourway } from '../colourways/colourway.ts';
import { COLOURWAY_LIST } from '../colourways.ts';
import { printTile } from '../prints/tile.ts';
import { type Raster, rasterise, svgDocument } from '../raster.ts';
import { contactSheet } from './contact-sheet.ts';

const CELL = 290;
const LABEL = 26;
/** Half the size of the drawing, so that a cell shows the repeat and a bit of the next one: seams would be seen. */
const REPEAT = 240;

/** Lays copies of a tile side by side until `width` x `height` is covered. */
function repeatTile(tile: Raster, width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = (y % tile.height) * tile.width * 4;
    for (let x = 0; x < width; x += tile.width) {
      const pixels = Math.min(tile.width, width - x);
      data.set(tile.data.subarray(row, row + pixels * 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

function label({ title, print }: Colourway): Raster {
  const text = `${title} · ${print.generator}`;
  const body = `<text x="6" y="18" font-family="DM Sans" font-weight="500" font-size="13.5" fill="#17305f">${text}</text>`;
  return rasterise(svgDocument(CELL, LABEL, `<rect width="${CELL}" height="${LABEL}" fill="#fffaf2"/>${body}`));
}

function cell(colourway: Colourway): Raster {
  const cloth = repeatTile(printTile(colourway.id, REPEAT), CELL, CELL - 10);
  const caption = label(colourway);
  const data = new Uint8ClampedArray(cloth.data.length + caption.data.length);
  data.set(cloth.data);
  data.set(caption.data, cloth.data.length);
  return { width: CELL, height: cloth.height + caption.height, data };
}

/** Every colourway, tiled, with its name and generator. */
export const printsSheet = (): Promise<Buffer> => contactSheet(COLOURWAY_LIST.map(cell), 8);
