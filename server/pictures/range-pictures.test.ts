import { isWornCut } from '@bluebird-bay/art-kit/figures/worn/worn.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { buildRange } from '@bluebird-bay/commerce/catalogue/range.ts';
import { describe, expect, it } from 'vitest';

const range = buildRange();

describe('the pictures of the range', () => {
  it('can all be drawn, those of its collections too', () => {
    const specs = [
      ...range.flatMap(({ pictures, print }) => [...pictures.map(({ spec }) => spec), `t/${print}`]),
      ...buildCollections(range).map(({ picture }) => picture.spec),
    ];
    expect(specs.filter((spec) => parsePictureSpec(spec) === undefined)).toEqual([]);
  });

  it('show whatever is worn on somebody', () => {
    const unworn = range.filter(
      ({ cut, pictures }) => isWornCut(cut) && !pictures.some(({ spec }) => /\/model-/.test(spec)),
    );
    expect(unworn.map(({ handle }) => handle)).toEqual([]);
  });

  it('begin with a picture no other product begins with', () => {
    const firsts = range.map(({ pictures }) => pictures[0]?.spec);
    expect(new Set(firsts).size).toBe(range.length);
  });
});
