import { pictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { SHAPES, shapePicture } from '@bluebird-bay/content/shapes/shapes.ts';
import { SEASONS } from '@bluebird-bay/storefront/src/features/collection/collection-families.ts';
import { expect, it } from 'vitest';
import { pictureName } from './picture-job.ts';
import { allPictures, homePictures, namedPictures } from './shop-pictures.ts';

it('names only pictures that are served, each once', () => {
  const all = allPictures();
  const unserved = all.filter((picture) => {
    const spec = parsePictureSpec(picture.spec);
    return !spec || !pictureWidth(spec, picture.width) || !pictureFormat(spec, picture.format);
  });
  expect(unserved.map(pictureName)).toEqual([]);
  expect(new Set(all.map(pictureName)).size).toBe(all.length);
});

it('can draw the head of every season', () => {
  for (const { handle } of SEASONS) expect(parsePictureSpec(`s/season-${handle}`), handle).toBeDefined();
});

it('begins with the home page', () => {
  const home = homePictures().map(pictureName);
  expect(allPictures().slice(0, home.length).map(pictureName)).toEqual(home);
  expect(home[0]).toBe('s/hero@1200.webp');
});

it('are drawn for whoever asks: what the catalogue, the style guide and an empty cart show', () => {
  const whole = wholeCatalogue();
  const named = namedPictures(whole);
  const shown = [...allPictures([...whole.products]).map(({ spec }) => spec), ...SHAPES.map(shapePicture)];
  expect(shown.filter((spec) => spec.startsWith('p/') && !named.has(spec))).toEqual([]);
  // and others are not
  expect(named.has('p/triangle/passionfruit/flat-99')).toBe(false);
});

it('are drawn under the addresses of before, which named nobody', () => {
  const named = namedPictures(wholeCatalogue());
  const worn = ['p/triangle/wildflowers/model-0', 'p/tieside/wildflowers/model-67', 'p/tieside/wildflowers/low-67'];
  const asked = [...worn, 'p/stickers/bluebird/flat-43'];
  expect(asked.filter((spec) => !named.has(spec) || !parsePictureSpec(spec))).toEqual([]);
  // and no others of them
  expect(named.has('p/triangle/passionfruit/model-99')).toBe(false);
});
