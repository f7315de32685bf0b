import { expect, it } from 'vitest';
import { checkWords, missingPictures, readingTimes } from './check-words.ts';

const aPage = (address: string, pictures: readonly string[] = [], minutes = 1) => ({ address, pictures, minutes });

it('refuses pages that show what nobody has drawn, and names the page and the picture', () => {
  const pages = [aPage('/about-us/', ['s/lookbook-sunchasers']), aPage('/press/', ['s/lookbook-moon', 'p/toString'])];
  expect(missingPictures(pages)).toEqual(['/press/: s/lookbook-moon', '/press/: p/toString']);
  expect(() => checkWords(pages)).toThrow('/press/: s/lookbook-moon');
  expect(() => checkWords(pages.slice(0, 1))).not.toThrow();
});

it('says how long each page takes to read, the longest first', () => {
  expect(readingTimes([aPage('/a/'), aPage('/b/', [], 7), aPage('/c/')])).toEqual(['7 min  /b/', '1 min  /a/ /c/']);
});
