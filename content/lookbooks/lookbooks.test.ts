import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { peopleIn, wornIn } from '@bluebird-bay/art-kit/scenes/scene.ts';
import { isSceneId, SCENES } from '@bluebird-bay/art-kit/scenes/scenes.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { expect, it } from 'vitest';
import type { LookPicture } from './lookbook.ts';
import { LOOKBOOKS, lookbookAt, productsOf } from './lookbooks.ts';

const catalogueProducts = buildProducts();
const collections = new Set(buildCollections(catalogueProducts).map(({ handle }) => handle));
const byHandle = new Map(catalogueProducts.map((product) => [product.handle, product]));

/** Who is in a scene to be dressed, and `{cut}/{colourway}` of everything they wear. */
const lookIn = (scene: string): { people: string[]; worn: string[] } =>
  isSceneId(scene) ? { people: peopleIn(SCENES[scene]), worn: wornIn(SCENES[scene]) } : { people: [], worn: [] };

/** `{cut}/{colourway}` of a product, as its first picture's address says. */
const madeAs = (handle: string): string | undefined =>
  /^p\/([^/]+\/[^/]+)\//.exec(byHandle.get(handle)?.pictures[0]?.spec ?? '')?.[1];

it('holds the ten lookbooks of the shop, each once', () => {
  expect(LOOKBOOKS.map(({ slug }) => slug).sort()).toEqual([
    'afterglow',
    'caramel-eyelet',
    'club-voyages',
    'golden-hour',
    'inez-marlowe',
    'marlo-dolls',
    'studio-to-sea',
    'sunchasers',
    'the-bridal-edit',
    'the-london-diaries',
  ]);
  expect(lookbookAt('no-such-book')).toBeUndefined();
});

for (const lookbook of LOOKBOOKS) {
  const { slug, title, print, cover, portrait, pages } = lookbook;
  it(`${title}: everything in it is in the range, and has a collection`, () => {
    expect(productsOf(lookbook).filter((product) => !byHandle.has(product))).toEqual([]);
    expect(collections).toContain(`lookbook-${slug}`);
    expect(parsePictureSpec(`t/${print}`)).toBeDefined();
  });

  it(`${title}: what a dot sells is what is worn there`, () => {
    const untrue = ({ scene, spots }: LookPicture) =>
      spots.map(({ product }) => madeAs(product)).filter((made) => !made || !lookIn(scene).worn.includes(made));
    expect(untrue(cover)).toEqual([]);
    expect(untrue(portrait)).toEqual([]);
    expect(cover.spots.length).toBe(lookIn(cover.scene).worn.length);
  });

  it(`${title}: the words for a picture name who is in it`, () => {
    for (const { scene, alt } of [cover, portrait]) {
      const { people } = lookIn(scene);
      expect(people.length, scene).toBeGreaterThan(0);
      expect(people.filter((person) => !alt.toLowerCase().includes(person))).toEqual([]);
    }
  });

  it(`${title}: its pages show somebody wearing the piece`, () => {
    const worn = pages.map(({ product }) =>
      byHandle.get(product)?.pictures.some(({ spec }) => spec.includes('/model-')),
    );
    expect(worn).toEqual([true, true, true]);
  });
}

it('knows a dot that sells something else', () => {
  expect(lookIn('lookbook-afterglow').worn).not.toContain(madeAs('kaila-top-passionfruit'));
  expect(lookIn('lookbook-afterglow').worn).toContain(madeAs('romy-top-passionfruit'));
});
