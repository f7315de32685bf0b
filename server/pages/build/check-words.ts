import { isSceneId } from '@bluebird-bay/art-kit/scenes/scenes.ts';
import type { WordsPage } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

const SCENE = /^s\/(.+)$/;

/** Pictures on pages of words that the art kit has no drawing for: 'page: picture'. */
export const missingPictures = (pages: readonly WordsPage[]): string[] =>
  pages.flatMap(({ address, pictures }) =>
    pictures.flatMap((picture) => (isSceneId(SCENE.exec(picture)?.[1] ?? '') ? [] : [`${address}: ${picture}`])),
  );

/**
 * Throws where a page of words shows what nobody has drawn. That every page has a description, and that its links lead somewhere,
 * the storefront sees to itself.
 */
export function checkWords(pages: readonly WordsPage[]): void {
  const missing = missingPictures(pages);
  if (missing.length > 0) throw new Error(`Nobody has drawn what pages of words show:\n${missing.join('\n')}`);
}

/** How long everything takes to read, the longest first: a line for each length. */
export function readingTimes(pages: readonly WordsPage[]): string[] {
  const byMinutes = Map.groupBy(pages, ({ minutes }) => minutes);
  return [...byMinutes]
    .toSorted(([a], [b]) => b - a)
    .map(([minutes, read]) => `${minutes} min  ${read.map(({ address }) => address).join(' ')}`);
}
