import { describe, expect, it } from 'vitest';
import { SEASONS } from '../features/collection/collection-families.ts';
import { collectionPageData, seasonBanner } from './collection.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

const handles = (page: { cards: readonly { handle: string }[] } | undefined) => page?.cards.map(({ handle }) => handle);
const namesOf = (requested: readonly { name: string }[]) => requested.map(({ name }) => name).sort();

describe('the page of a collection', () => {
  it('holds the first 24 products and says how many there are', async () => {
    const { context, requested } = aCatalogue({ tops: 312, all: 700, bottoms: 5 });
    const page = await collectionPageData(context, { handle: 'tops' });
    expect(handles(page)).toEqual(Array.from({ length: 24 }, (_, index) => `piece-${index + 1}`));
    expect(page).toMatchObject({ page: 1, productCount: 312, department: { handle: 'all' } });
    expect(page?.neighbours.map(({ handle }) => handle)).toEqual(['all', 'tops', 'bottoms']);
    expect(namesOf(requested)).toEqual(['CollectionHandles', 'CollectionProducts']);
  });

  it('asks which collections exist once for many pages', async () => {
    const { context, requested } = aCatalogue({ tops: 30, all: 30 });
    for (const handle of ['tops', 'all']) await collectionPageData(context, { handle });
    expect(namesOf(requested)).toEqual(['CollectionHandles', 'CollectionProducts', 'CollectionProducts']);
  });

  it('tells stories only of collections that exist', async () => {
    const { context } = aCatalogue({ tops: 312, accessories: 3, 'mens-collection': 9, hats: 2 });
    const page = await collectionPageData(context, { handle: 'tops' });
    expect(page?.stories.map(({ to }) => to)).toEqual(['/collections/mens-collection/', '/collections/accessories/']);
  });

  it('leads from the pieces of the collaboration into the game, before any other story', async () => {
    const { context } = aCatalogue({ 'marlo-dolls': 30, accessories: 3 });
    const page = await collectionPageData(context, { handle: 'marlo-dolls' });
    expect(page?.stories.map(({ to }) => to)).toEqual(['/marlo-dolls/', '/collections/accessories/']);
  });

  it('goes on where the page before ended', async () => {
    const { context, requested } = aCatalogue({ tops: 55 });
    const page = await collectionPageData(context, { handle: 'tops', page: '3' });
    expect(handles(page)).toEqual(['piece-49', 'piece-50', 'piece-51', 'piece-52', 'piece-53', 'piece-54', 'piece-55']);
    expect(page).toMatchObject({ page: 3, productCount: 55 });
    expect(requested.find(({ name }) => name === 'CollectionPlaces')?.variables).toMatchObject({
      first: 48,
      after: null,
    });
  });

  it('finds its way far down, 250 places at a time', async () => {
    const { context, requested } = aCatalogue({ all: 700 });
    expect(handles(await collectionPageData(context, { handle: 'all', page: '26' }))?.[0]).toBe('piece-601');
    expect(requested.flatMap(({ name, variables }) => (name === 'CollectionPlaces' ? [variables.first] : []))).toEqual([
      250, 250, 100,
    ]);
  });

  it.each(['1', '0', '-2', '02', '2.5', '3', 'two', '99999'])('does not exist as page %s of two', async (page) => {
    const { context } = aCatalogue({ tops: 48 });
    expect(await collectionPageData(context, { handle: 'tops', page })).toBeUndefined();
  });

  it('does not exist for a collection that does not', async () => {
    const { context } = aCatalogue({ tops: 48 });
    expect(await collectionPageData(context, { handle: 'bottoms' })).toBeUndefined();
    expect(await collectionPageData(context, { handle: 'bottoms', page: '2' })).toBeUndefined();
  });

  it('has company where the collection alone would leave it bare', async () => {
    const { context } = aCatalogue({ usd_63: 2, hats: 4, 'new-arrivals': 30 });
    const bare = await collectionPageData(context, { handle: 'usd_63' });
    expect(bare?.company?.map(({ handle }) => handle)).toEqual([3, 4, 5, 6, 7, 8].map((number) => `piece-${number}`));
    expect((await collectionPageData(context, { handle: 'hats' }))?.company).toBeUndefined();
  });

  it('is there while the collection is empty', async () => {
    const { context } = aCatalogue({ tops: 0 }, { countsStock: false });
    expect(await collectionPageData(context, { handle: 'tops' })).toMatchObject({ cards: [], productCount: 0 });
  });

  it('counts by itself where the provider does not', async () => {
    const { context } = aCatalogue({ all: 700 }, { countsStock: false });
    expect(await collectionPageData(context, { handle: 'all' })).toMatchObject({ productCount: 700 });
  });
});

it('gives every season a picture, and other collections none', () => {
  for (const { handle } of SEASONS) {
    const picture = seasonBanner('/pictures/0a1b2c', handle)?.picture;
    expect(picture?.large, handle).toBe(`/pictures/0a1b2c/s/season-${handle}@800.webp`);
    expect(picture?.avif, handle).toContain(`/s/season-${handle}@1200.avif 1200w`);
    expect(picture?.alt, handle).not.toBe('');
  }
  expect(seasonBanner('/pictures/0a1b2c', 'tops')).toBeUndefined();
  expect(seasonBanner('/pictures/0a1b2c', 'constructor')).toBeUndefined();
});
