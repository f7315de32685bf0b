import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COLOURWAY_LIST } from '../colourways.ts';
import { GOLDEN_PRINTS } from '../testing/golden-prints.ts';
import { oneOfEachPrint } from '../testing/one-of-each-print.ts';
import { drawTile, printSvg, printTile, printTileSvg } from './tile.ts';

const SIZE = 96;

const hash = (data: string | Uint8Array | Uint8ClampedArray): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

const each = oneOfEachPrint().map(({ print }) => [print.generator, print] as const);

describe('prints', () => {
  it.each(each)('%s is drawn as it was', (generator, print) => {
    // Drawings are compared as SVG: rasters may differ by a hair between processors.
    expect(hash(print.kind === 'vector' ? printSvg(print) : print.paint(SIZE).data)).toBe(GOLDEN_PRINTS[generator]);
  });

  it('have no golden left over', () => {
    expect(Object.keys(GOLDEN_PRINTS).toSorted()).toEqual(each.map(([generator]) => generator).toSorted());
  });

  it.each(each)('%s comes out the same twice, opaque, with something on it', (generator, print) => {
    const first = drawTile(print, SIZE);
    const second = drawTile(print, SIZE);
    expect(hash(first.data)).toBe(hash(second.data));
    expect([first.width, first.height, first.data.length]).toEqual([SIZE, SIZE, SIZE * SIZE * 4]);
    const colours = new Set<number>();
    let opaque = 0;
    for (let i = 0; i < first.data.length; i += 4) {
      if (first.data[i + 3] === 255) opaque++;
      colours.add(((first.data[i] ?? 0) << 16) | ((first.data[i + 1] ?? 0) << 8) | (first.data[i + 2] ?? 0));
    }
    expect(opaque).toBe(SIZE * SIZE);
    if (generator === 'solid') expect(colours.size).toBe(1);
    else expect(colours.size).toBeGreaterThan(1);
  });

  it.each(each)('%s needs no layer that could bring resvg down', (_generator, print) => {
    expect(printSvg(print)).not.toMatch(/ opacity=|<mask|<filter|mix-blend-mode|<clipPath/);
  });
});

describe('printTile', () => {
  it('draws every colourway', () => {
    for (const { id } of COLOURWAY_LIST) expect(printTile(id, 24).width).toBe(24);
  });

  it('keeps what it drew, and forgets the least used first', () => {
    const zebra = printTile('zebra', 24);
    const cabana = printTile('cabana', 24);
    expect(printTile('zebra', 24)).toBe(zebra);
    // 12 tiles of 1024 px are 48 MB: as much as is kept.
    for (let size = 1020; size < 1031; size++) printTile('base', size);
    expect(printTile('zebra', 24)).toBe(zebra);
    for (let size = 1031; size < 1034; size++) printTile('base', size);
    expect(printTile('cabana', 24)).not.toBe(cabana);
    expect(hash(printTile('cabana', 24).data)).toBe(hash(cabana.data));
  });

  it('refuses what there is not', () => {
    expect(() => printTile('plaid-shirt', 24)).toThrow(RangeError);
    expect(() => printTile('zebra', 0)).toThrow(RangeError);
    expect(() => printTile('zebra', 33.3)).toThrow(RangeError);
    expect(() => printTile('zebra', 100_000)).toThrow(RangeError);
  });
});

describe('printTileSvg', () => {
  it('stands alone: every reference is resolved inside, and every id is given once', () => {
    for (const { id } of COLOURWAY_LIST) {
      const svg = printTileSvg(id);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, name] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(name);
    }
  });

  it('is light enough for a swatch', () => {
    for (const { id } of COLOURWAY_LIST) expect(printTileSvg(id).length, id).toBeLessThan(60_000);
  });
});
