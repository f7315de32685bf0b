import { colourwayById } from '../colourways.ts';
import { type Raster, rasterise, svgDocument } from '../raster.ts';
import { TILE } from '../scatter.ts';
import type { PrintDrawing } from './print.ts';

/** The repeat as an SVG document of TILE x TILE. Dyed prints come as their plain likeness. */
export function printSvg(print: PrintDrawing): string {
  const { defs, body } = print.kind === 'vector' ? print.draw() : print.sketch();
  const ground = `<rect width="${TILE}" height="${TILE}" fill="${print.ground}"/>`;
  return svgDocument(TILE, TILE, `${defs === '' ? '' : `<defs>${defs}</defs>`}${ground}${body}`);
}

/** Documents of the prints drawn last: a garment asks for its print in as many sizes as it has parts. */
const DOCUMENTS = 8;
const documents = new Map<PrintDrawing, string>();

function documentOf(print: PrintDrawing): string {
  const svg = documents.get(print) ?? printSvg(print);
  documents.delete(print);
  documents.set(print, svg);
  for (const oldest of documents.keys()) {
    if (documents.size <= DOCUMENTS) break;
    documents.delete(oldest);
  }
  return svg;
}

/** Draws the repeat afresh, `size` pixels square. */
export function drawTile(print: PrintDrawing, size: number): Raster {
  return print.kind === 'pixel' ? print.paint(size) : rasterise(documentOf(print), size);
}

/** Tiles run from 60 KB to 2 MB; this holds those of one batch of garments. */
const CACHE_BYTES = 48 * 1024 * 1024;
const cache = new Map<string, Raster>();
let cachedBytes = 0;

function remember(key: string, tile: Raster): void {
  cache.set(key, tile);
  cachedBytes += tile.data.byteLength;
  for (const [oldest, old] of cache) {
    if (cachedBytes <= CACHE_BYTES || oldest === key) break;
    cache.delete(oldest);
    cachedBytes -= old.data.byteLength;
  }
}

/**
 * The seamless tile of a colourway, `sizePx` square and opaque. Kept: the least recently used go first. Do not write
 * into it. Throws a RangeError for an unknown id or a size that is no whole number from 1 to 4096.
 */
export function printTile(colourwayId: string, sizePx: number): Raster {
  if (!Number.isInteger(sizePx) || sizePx < 1 || sizePx > 4096) throw new RangeError(`No tile of ${sizePx} px`);
  const key = `${colourwayId}@${sizePx}`;
  const kept = cache.get(key);
  if (kept) {
    cache.delete(key);
    cache.set(key, kept);
    return kept;
  }
  const tile = drawTile(colourwayById(colourwayId).print, sizePx);
  remember(key, tile);
  return tile;
}

/** The repeat of a colourway as SVG: swatches, and what is served while no picture can be drawn. */
export const printTileSvg = (colourwayId: string): string => printSvg(colourwayById(colourwayId).print);
