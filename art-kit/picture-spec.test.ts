import { describe, expect, it } from 'vitest';
import { CUT_IDS } from './garments/cuts.ts';
import { formatPictureSpec, parsePictureSpec } from './picture-spec.ts';
import { viewsFor } from './picture-views.ts';

describe('picture addresses', () => {
  it('read back as they were written, for every cut and view', () => {
    for (const cut of CUT_IDS) {
      for (const view of viewsFor(cut)) {
        const spec = { kind: 'product', cut, colourway: 'wildflowers', view, seed: 7 } as const;
        expect(parsePictureSpec(formatPictureSpec(spec))).toEqual(spec);
      }
    }
  });

  it('name products', () => {
    expect(parsePictureSpec('p/triangle/wildflowers/flat-12')).toEqual({
      kind: 'product',
      cut: 'triangle',
      colourway: 'wildflowers',
      view: 'flat',
      seed: 12,
    });
  });

  it('name who wears a product', () => {
    const spec = { kind: 'product', cut: 'triangle', colourway: 'wildflowers', view: 'back', seed: 3 } as const;
    expect(parsePictureSpec('p/triangle/wildflowers/back-3')).toEqual(spec);
    expect(parsePictureSpec('p/triangle/wildflowers/back-3-freya')).toEqual({ ...spec, person: 'freya' });
    expect(formatPictureSpec({ ...spec, person: 'freya' })).toBe('p/triangle/wildflowers/back-3-freya');
  });

  it('name prints', () => {
    const spec = { kind: 'print', colourway: 'wildflowers' } as const;
    expect(parsePictureSpec('t/wildflowers')).toEqual(spec);
    expect(formatPictureSpec(spec)).toBe('t/wildflowers');
  });

  it('name scenes', () => {
    const spec = { kind: 'scene', scene: 'hero-mobile' } as const;
    expect(parsePictureSpec('s/hero-mobile')).toEqual(spec);
    expect(formatPictureSpec(spec)).toBe('s/hero-mobile');
  });

  it('name dolls and what they wear', () => {
    expect(parsePictureSpec('d/imani/self')).toEqual({ kind: 'doll', doll: 'imani', pose: 'classic', layer: 'self' });
    const spec = { kind: 'doll-piece', doll: 'freya', pose: 'classic', piece: 'towel', colourway: 'kool-kat' } as const;
    expect(parsePictureSpec('d/freya/towel/kool-kat')).toEqual(spec);
    expect(formatPictureSpec(spec)).toBe('d/freya/towel/kool-kat');
    expect(formatPictureSpec({ kind: 'doll', doll: 'yuna', pose: 'classic', layer: 'hair' })).toBe('d/yuna/hair');
    expect(parsePictureSpec('d/yuna/blink')).toEqual({ kind: 'doll', doll: 'yuna', pose: 'classic', layer: 'blink' });
    expect(parsePictureSpec('d/yuna/wink')).toBeUndefined();
  });

  it('name a doll in another pose, and a product on nothing', () => {
    const spec = { kind: 'doll-piece', doll: 'freya', pose: 'sassy', piece: 'scoop', colourway: 'kool-kat' } as const;
    expect(parsePictureSpec('d/freya-sassy/scoop/kool-kat')).toEqual(spec);
    expect(formatPictureSpec(spec)).toBe('d/freya-sassy/scoop/kool-kat');
    const cutOut = { kind: 'cut-out', cut: 'shades', colourway: 'coral' } as const;
    expect(parsePictureSpec('c/shades/coral')).toEqual(cutOut);
    expect(formatPictureSpec(cutOut)).toBe('c/shades/coral');
  });

  it('name a dressed doll in front of a scene', () => {
    const path = 'l/polaroid-pool/imani-hello/skirt/angel/scoop/kool-kat/pouch/angel';
    const spec = parsePictureSpec(path);
    expect(spec).toMatchObject({ kind: 'look', doll: 'imani', pose: 'hello', scene: 'polaroid-pool' });
    expect(spec && formatPictureSpec(spec)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['an unknown doll', 'd/barbara/self'],
    ['an unknown layer', 'd/imani/skeleton'],
    ['an unknown pose', 'd/imani-upside/self'],
    ['a second address of the usual pose', 'd/imani-classic/self'],
    ['a doll in two poses', 'd/imani-sassy-hello/self'],
    ['a look with half a piece', 'l/polaroid-pool/imani/skirt'],
    ['a look of no piece', 'l/polaroid-pool/imani/kimono/angel'],
    ['a look in three suits', 'l/polaroid-pool/imani/skirt/angel/scoop/angel/twist/angel'],
    ['a look with two pouches', 'l/polaroid-pool/imani/pouch/angel/pouch/angel'],
    ['a cut-out of no cut', 'c/kimono/angel'],
    ['a cut-out in no colourway', 'c/triangle/beige-sadness'],
    ['a doll every object has', 'd/constructor/self'],
    ['what no doll can wear', 'd/imani/tote/kool-kat'],
    ['a hat on her hair', 'd/imani/sunhat/kool-kat'],
    ['a piece in no colourway', 'd/imani/triangle'],
    ['an unknown scene', 's/aprés-ski'],
    ['a scene every object has', 's/constructor'],
    ['a side that shows nothing', 'p/tote/wildflowers/back-1'],
    ['somebody who is not in the cast', 'p/triangle/wildflowers/model-3-barbara'],
    ['somebody every object has', 'p/triangle/wildflowers/model-3-constructor'],
    ['somebody who does not wear the cut', 'p/triangle/wildflowers/model-3-kofi'],
    ['somebody in a flat lay', 'p/triangle/wildflowers/flat-3-freya'],
    ['an unknown kind', 'q/wildflowers'],
    ['an unknown cut', 'p/kimono/wildflowers/flat-1'],
    ['a name every object has', 'p/constructor/wildflowers/flat-1'],
    ['an unknown colourway', 'p/triangle/beige-sadness/flat-1'],
    ['a colourway every object has', 't/toString'],
    ['an unknown view', 'p/triangle/wildflowers/above-1'],
    ['a view the cut has not', 'p/stickers/wildflowers/set-1'],
    ['a seed above 99', 'p/triangle/wildflowers/flat-100'],
    ['a negative seed', 'p/triangle/wildflowers/flat--1'],
    ['a seed written long', 'p/triangle/wildflowers/flat-07'],
    ['a missing seed', 'p/triangle/wildflowers/flat'],
    ['capitals', 'P/Triangle/Wildflowers/Flat-1'],
    ['a leading slash', '/t/wildflowers'],
    ['something behind', 't/wildflowers/'],
    ['a line break behind', 't/wildflowers\n'],
    ['a way up', 'p/../triangle/wildflowers/flat-1'],
  ])('refuse %s', (_, path) => {
    expect(parsePictureSpec(path)).toBeUndefined();
  });
});
