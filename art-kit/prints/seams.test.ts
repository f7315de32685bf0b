import { describe, expect, it } from 'vitest';
import { wrap } from '../numbers.ts';
import { type Raster, rasterise, svgDocument } from '../raster.ts';
import { TILE } from '../scatter.ts';
import { oneOfEachPrint } from '../testing/one-of-each-print.ts';
import type { VectorPrint } from './print.ts';
import { drawTile } from './tile.ts';

const SIZE = 192;

function byteOf(tile: Raster, x: number, y: number, channel: number): number {
  return tile.data[(y * tile.width + x) * 4 + channel] ?? 0;
}

/** Mean difference between two neighbouring columns (or rows). */
function step(tile: Raster, from: number, to: number, axis: 'columns' | 'rows', length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) {
    for (let channel = 0; channel < 3; channel++) {
      const a = axis === 'columns' ? byteOf(tile, from, i, channel) : byteOf(tile, i, from, channel);
      const b = axis === 'columns' ? byteOf(tile, to, i, channel) : byteOf(tile, i, to, channel);
      sum += Math.abs(a - b);
    }
  }
  return sum / (length * 3);
}

/** How large the step over the seam is, in units of the largest step inside: at most 1 where the print simply goes on. */
function seam(tile: Raster, axis: 'columns' | 'rows', size = tile.width): number {
  let largest = 0;
  for (let i = 0; i + 1 < size; i++) largest = Math.max(largest, step(tile, i, i + 1, axis, size));
  const over = step(tile, size - 1, 0, axis, size);
  return over === 0 ? 0 : over / largest;
}

const USE = /<use href="#([^"]+)" transform="translate\(([-\d.]+) ([-\d.]+)\)([^"]*)"\/>/g;

/** The same drawing with every placed motif standing in all nine repeats about the tile, whatever its reach was said to be. */
function withoutCulling(body: string): string {
  const placed = new Set<string>();
  return body.replace(USE, (_use, id: string, x: string, y: string, turn: string) => {
    const at = [x, y].map((text) => wrap(Math.round(Number(text) * 10), TILE * 10) / 10);
    const key = [id, ...at, turn].join(' ');
    if (placed.has(key)) return '';
    placed.add(key);
    const [left = 0, top = 0] = at;
    return [-TILE, 0, TILE]
      .flatMap((dx) => [-TILE, 0, TILE].map((dy) => `translate(${left + dx} ${top + dy})${turn}`))
      .map((transform) => `<use href="#${id}" transform="${transform}"/>`)
      .join('');
  });
}

function pixels({ defs, body }: { defs: string; body: string }, ground: string): Raster {
  const cloth = `<rect width="${TILE}" height="${TILE}" fill="${ground}"/>`;
  return rasterise(svgDocument(TILE, TILE, `<defs>${defs}</defs>${cloth}${body}`), TILE / 2);
}

const scattered = oneOfEachPrint()
  .map(({ print }) => print)
  .filter((print): print is VectorPrint => print.kind === 'vector' && print.draw().body.includes('<use '));

describe('seams', () => {
  it.each(oneOfEachPrint().map(({ print }) => [print.generator, print] as const))(
    '%s goes on over both edges',
    (_name, print) => {
      const tile = drawTile(print, SIZE);
      expect(seam(tile, 'columns')).toBeLessThanOrEqual(1.05);
      expect(seam(tile, 'rows')).toBeLessThanOrEqual(1.05);
    },
  );

  it('sees a seam where there is one', () => {
    for (const generator of ['tie-dye', 'leopard', 'wildflowers', 'terrazzo', 'retro-wave']) {
      const print = oneOfEachPrint().find((colourway) => colourway.print.generator === generator)?.print;
      if (!print) throw new Error(`No print ${generator}`);
      expect(seam(drawTile(print, SIZE), 'columns', SIZE - 37), generator).toBeGreaterThan(1.05);
    }
  });

  it.each(scattered.map((print) => [print.generator, print] as const))(
    '%s cuts no motif at an edge',
    (_name, print) => {
      const art = print.draw();
      const drawn = pixels(art, print.ground).data;
      const complete = pixels({ defs: art.defs, body: withoutCulling(art.body) }, print.ground).data;
      let cut = 0;
      drawn.forEach((value, i) => {
        if (Math.abs(value - (complete[i] ?? 0)) > 24) cut++;
      });
      expect(cut).toBe(0);
    },
  );
});
