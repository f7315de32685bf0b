import { basename, dirname } from 'node:path';
import type { FoundText, TextPage } from '../src/features/content/text-page.ts';
import { type FrontMatterFields, readFrontMatter } from './front-matter.ts';
import { countWords, readWords } from './read-words.ts';

/** The folders of `content/` that hold pages: where these stand, and what shows them. */
export const TEXT_FOLDERS: Readonly<Record<string, { template: string; pathOf: (slug: string) => string }>> = {
  pages: { template: 'text', pathOf: (slug) => `/${slug}/` },
  law: { template: 'legal', pathOf: (slug) => `/${slug}/` },
  blog: { template: 'post', pathOf: (slug) => `/blog/${slug}/` },
};

/** Read a minute, on a screen. */
const WORDS_A_MINUTE = 220;

/** A page as the search knows it; where its file says nothing of it, the words of its title count. */
const foundText = (path: string, { title, terms }: FrontMatterFields): FoundText => ({
  label: title,
  to: path,
  terms: terms ?? title.toLowerCase().match(/[a-z]{4,}/g) ?? [],
});

/** A file of `content/` as a page of the shop; throws, naming the file, on anything a page must not be. */
export function readTextPage(file: string, source: string): TextPage & { found: FoundText } {
  try {
    const folder = basename(dirname(file));
    const place = TEXT_FOLDERS[folder];
    if (!place) throw new Error(`content/${folder}/ is no folder of pages`);
    const { fields, text } = readFrontMatter(source, folder);
    const { template = place.template, terms: _searched, ...front } = fields;
    const path = place.pathOf(basename(file, '.mdx'));
    const { words, headings } = readWords(text);
    const wordCount = countWords(words);
    return {
      path,
      template,
      front,
      words,
      headings,
      wordCount,
      minutes: Math.max(1, Math.round(wordCount / WORDS_A_MINUTE)),
      found: foundText(path, fields),
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}
