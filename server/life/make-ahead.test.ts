import { beforeEach, describe, expect, it } from 'vitest';
import { pictureName, type RequestedPicture, webp } from '../pictures/picture-job.ts';
import { type AheadParts, makeAhead } from './make-ahead.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': '<img src="/pictures/0a1b2c/s/hero@1200.webp">',
  '/bikinis/': '<img src="/pictures/0a1b2c/p/triangle/polka/flat-3@400.webp">',
};

/** What was done, in its order; the dolls' layers, which are many, once. */
let done: string[];
beforeEach(() => {
  done = [];
});
const pages: AheadParts['pages'] = {
  respond: async ({ url }) => new Response(PAGES[new URL(url).pathname]),
  prerenderAll: async () => {
    done.push('all pages');
    return Object.keys(PAGES);
  },
  recompress: async () => void done.push('smaller pages'),
};
const pictures: AheadParts['pictures'] = {
  prepare: async (picture: RequestedPicture) => {
    const name = /^[cd]\//.test(picture.spec) ? 'dolls' : pictureName(picture);
    if (!done.includes(name)) done.push(name);
    return true;
  },
};
const shown = { home: () => webp('s/hero', 800), all: () => [...webp('s/hero', 800), ...webp('t/polka', 400)] };

const aheadOf = async (parts: Pick<AheadParts, 'what' | 'pages' | 'pictures'>): Promise<string[]> => {
  await makeAhead({ ...parts, shopOrigin: 'https://shop.example', shown }, new AbortController().signal);
  return done;
};

const HERO = 's/hero@1200.webp';

describe('ahead of time', () => {
  it('a process that does both draws the home page first, and everything else behind the pages', async () => {
    expect(await aheadOf({ what: 'all', pages, pictures })).toEqual([
      HERO,
      'all pages',
      'dolls',
      'p/triangle/polka/flat-3@400.webp',
      'smaller pages',
    ]);
  });

  it('one that shows pages and does not draw makes them, and walks through none for their pictures', async () => {
    expect(await aheadOf({ what: 'all', pages, pictures: undefined })).toEqual(['all pages', 'smaller pages']);
  });

  it('one that draws and shows no pages draws what those of the others show', async () => {
    expect(await aheadOf({ what: 'all', pages: undefined, pictures })).toEqual(['s/hero@800.webp', 't/polka@400.webp']);
  });

  it('one that does neither has nothing to do', async () => {
    expect(await aheadOf({ what: 'all', pages: undefined, pictures: undefined })).toEqual([]);
  });

  it.each([
    ['does both', pages, pictures, [HERO]],
    ['shows pages', pages, undefined, []],
    ['draws', undefined, pictures, ['s/hero@800.webp']],
  ])('stops behind the home page where no more is wanted: one that %s', async (_what, shows, draws, made) => {
    expect(await aheadOf({ what: 'home', pages: shows, pictures: draws })).toEqual(made);
  });
});
