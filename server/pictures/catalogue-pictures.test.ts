import { isWornCut } from '@bluebird-bay/art-kit/figures/worn/worn.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { describe, expect, it } from 'vitest';

const products = buildProducts();

describe('the pictures of the catalogue', () => {
  it('can all be drawn, those of its collections too', () => {
    const specs = [
      ...products.flatMap(({ pictures, print }) => [...pictures.map(({ spec }) => spec), `t/${print}`]),
      ...buildCollections(products).map(({ picture }) => picture.spec),
    ];
    expect(specs.filter((spec) => parsePictureSpec(spec) === undefined)).toEqual([]);
  });

  it('show whatever is worn on somebody', () => {
    const unworn = products.filter(
      ({ cut, pictures }) => isWornCut(cut) && !pictures.some(({ spec }) => /\/model-/.test(spec)),
    );
    expect(unworn.map(({ handle }) => handle)).toEqual([]);
  });

  it('begin with a picture no other product begins with', () => {
    const firsts = products.map(({ pictures }) => pictures[0]?.spec);
    expect(new Set(firsts).size).toBe(products.length);
  });
});
