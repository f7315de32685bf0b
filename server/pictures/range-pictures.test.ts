import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { buildRange } from '@bluebird-bay/commerce/catalogue/range.ts';
import { expect, it } from 'vitest';

it('can draw every picture the range and its collections name', () => {
  const range = buildRange();
  const specs = [
    ...range.flatMap(({ pictures, print }) => [...pictures.map(({ spec }) => spec), `t/${print}`]),
    ...buildCollections(range).map(({ picture }) => picture.spec),
  ];
  expect(specs.filter((spec) => parsePictureSpec(spec) === undefined)).toEqual([]);
});
