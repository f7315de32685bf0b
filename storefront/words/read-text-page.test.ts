import { describe, expect, it } from 'vitest';
import { readTextPage } from './read-text-page.ts';

const DESCRIPTION = 'Who draws the prints, who sews them, and where to find us.';

/** A file of words: what stands above them, and the words. */
const source = (above: Record<string, string>, text = 'Come by if you are near.'): string =>
  `---\n${Object.entries(above)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n${text}\n`;

const read = (above: Record<string, string>, text?: string, file = 'content/pages/about-us.mdx') =>
  readTextPage(file, source(above, text));

const GOOD = { title: 'About us', description: DESCRIPTION };

describe('a page of words', () => {
  it('has its address from its file, its headings as anchors, and says how long it takes to read', () => {
    const page = read(GOOD, `## Who sews\n\n${'word '.repeat(660)}`);
    expect(page).toMatchObject({ path: '/about-us/', template: 'text', minutes: 3, wordCount: 662 });
    expect(page.headings).toEqual([{ id: 'who-sews', title: 'Who sews', level: 2 }]);
    expect(read(GOOD, 'Short.').minutes).toBe(1);
  });

  it.each([
    ['no description', { title: 'About us' }, undefined, 'description'],
    ['an empty one', { ...GOOD, description: "''" }, undefined, 'description: is empty'],
    ['one that says too little', { ...GOOD, description: 'Us.' }, undefined, 'description: is shorter than 50'],
    ['one that is cut off', { ...GOOD, description: 'a'.repeat(181) }, undefined, 'description: is longer than 180'],
    ['a picture without words', { ...GOOD, picture: 's/lookbook-sunchasers' }, undefined, 'a picture without words'],
    ['a picture of no scene', { ...GOOD, picture: 'sea.png', alt: 'The sea' }, undefined, 'is no scene'],
    ['a field nobody knows', { ...GOOD, keywords: 'bikini' }, undefined, 'keywords'],
    ['a second title', GOOD, '# About us', 'a heading of level 1'],
    ['two places of one name', GOOD, '## Who\n\n## Who', 'two headings have the anchor #who'],
    ['markup of its own', GOOD, '<div>here</div>', '<div> is no part'],
    ['an expression', GOOD, '{1 + 1}', 'a page of text has no mdxFlowExpression'],
  ])('is refused with %s', (_, above, text, reason) => {
    expect(() => read(above, text)).toThrow(`content/pages/about-us.mdx: `);
    expect(() => read(above, text)).toThrow(reason);
  });

  it.each([
    ['blog', 'lead, date, author, picture, tags'],
    ['law', 'date, version'],
  ])('of the folder %s needs %s besides', (folder, fields) => {
    expect(() => read(GOOD, undefined, `content/${folder}/one.mdx`)).toThrow(`${folder} needs ${fields}`);
  });
});
