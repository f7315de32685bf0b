import { expect, it } from 'vitest';
import { picturesOnPage, withoutTwins } from './pictures-on-page.ts';

it('names every picture of a page once, whatever carries it', () => {
  const html = `
    <link rel="preload" as="image" href="/pictures/0a1b2c/s/hero@1920.webp">
    <source type="image/avif" srcset="/pictures/0a1b2c/s/hero@1920.avif">
    <a href="/pictures/0a1b2c/s/hero@1920.tiff">poster</a>
    <img src="/pictures/0a1b2c/p/triangle/polka/flat-3@400.webp"
         srcset="/pictures/0a1b2c/p/triangle/polka/flat-3@400.webp 400w, /pictures/0a1b2c/p/triangle/polka/flat-3@800.webp 800w">
    <i style="--c:url(http://localhost:3000/pictures/0a1b2c/t/polka@400.webp)"></i>`;
  expect(picturesOnPage(html)).toEqual([
    { spec: 's/hero', width: 1920, format: 'webp' },
    { spec: 's/hero', width: 1920, format: 'avif' },
    { spec: 'p/triangle/polka/flat-3', width: 400, format: 'webp' },
    { spec: 'p/triangle/polka/flat-3', width: 800, format: 'webp' },
    { spec: 't/polka', width: 400, format: 'webp' },
  ]);
});

it('leaves out what only browsers without AVIF would ask for', () => {
  const asAvif = { spec: 's/hero', width: 1200, format: 'avif' } as const;
  const card = { spec: 'p/triangle/polka/flat-3', width: 400, format: 'webp' } as const;
  expect(withoutTwins([{ ...asAvif, format: 'webp' }, asAvif, card])).toEqual([asAvif, card]);
});
