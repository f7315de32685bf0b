import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENES } from '@bluebird-bay/art-kit/scenes/scenes.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import type { Word, WordElement } from '@bluebird-bay/storefront/src/features/content/text-page.ts';
import { readTextPage } from '@bluebird-bay/storefront/words/read-text-page.ts';
import { describe, expect, it } from 'vitest';

/** What pages of text name beyond pages of text: the storefront cannot know whether the catalogue and the art kit have it. */
const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));
const pages = globSync(`${CONTENT}*/*.mdx`).map((file) => readTextPage(file, readFileSync(file, 'utf8')));

const elementsOf = (words: readonly Word[]): readonly WordElement[] =>
  words.flatMap((word) => (typeof word === 'string' ? [] : [word, ...elementsOf(word.children ?? [])]));

/** 'page: what it names', for every attribute of that name on elements of that name. */
const named = (element: string, attribute: string): Array<{ path: string; value: string }> =>
  pages.flatMap(({ path, words }) =>
    elementsOf(words).flatMap(({ name, attributes }) =>
      name === element ? (attributes?.[attribute] ?? '').split(/\s+/).map((value) => ({ path, value })) : [],
    ),
  );

const products = new Set(buildProducts().map(({ handle }) => handle));

describe('what pages of text name', () => {
  it('are products the shop sells', () => {
    const shown = named('Products', 'handles');
    const linked = named('a', 'href').flatMap(({ path, value }) => {
      const handle = /^\/products\/([^/]+)\/$/.exec(value)?.[1];
      return handle === undefined ? [] : [{ path, value: handle }];
    });
    expect(shown.length).toBeGreaterThan(20);
    expect(linked.length).toBeGreaterThan(0);
    expect([...shown, ...linked].filter(({ value }) => !products.has(value))).toEqual([]);
  });

  it('are scenes the art kit can draw', () => {
    const heads = pages.flatMap(({ path, front }) => (front.picture ? [{ path, value: front.picture }] : []));
    const scenes = [...heads, ...named('Scene', 'spec')].map(({ path, value }) => ({ path, scene: value.slice(2) }));
    expect(scenes.length).toBeGreaterThan(8);
    expect(scenes.filter(({ scene }) => !Object.hasOwn(SCENES, scene))).toEqual([]);
  });
});
