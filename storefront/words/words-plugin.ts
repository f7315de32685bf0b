import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readTextPage, TEXT_FOLDERS } from './read-text-page.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));
const TEXT_PAGE = /\.mdx(?:\?(found))?$/;
const ROWS = 'virtual:text-page-rows';

/** Addresses without their outer slashes by the template that shows them, as few letters as can be: every first visit has them. */
async function rows(watch: (file: string) => void): Promise<Record<string, string>> {
  const byTemplate: Record<string, string> = {};
  for (const folder of Object.keys(TEXT_FOLDERS))
    for (const name of (await readdir(join(CONTENT, folder))).filter((each) => each.endsWith('.mdx')).sort()) {
      const file = join(CONTENT, folder, name);
      watch(file);
      const { template, path } = readTextPage(file, await readFile(file, 'utf8'));
      byTemplate[template] = `${byTemplate[template] ?? ''} ${path.slice(1, -1)}`.trimStart();
    }
  return byTemplate;
}

/**
 * Makes pages of text importable: `about-us.mdx` is the page as data, `about-us.mdx?found` what the search knows of it, null where
 * it is hidden; `virtual:text-page-rows` is all a browser needs to know of pages it has not opened. A page that is wrong stops the
 * build.
 */
export function textPages(): Plugin {
  const asModule = (value: unknown) => ({
    code: `export default ${JSON.stringify(value)};`,
    moduleType: 'js' as const,
  });
  return {
    name: 'text-pages',
    enforce: 'pre',
    resolveId: (id) => (id === ROWS ? `\0${ROWS}` : undefined),
    async load(id) {
      if (id === `\0${ROWS}`) return asModule(await rows((file) => this.addWatchFile(file)));
      const asked = TEXT_PAGE.exec(id);
      if (!asked) return undefined;
      const file = id.replace(/\?.*$/, '');
      this.addWatchFile(file);
      const { found, ...page } = readTextPage(file, await readFile(file, 'utf8'));
      return asModule(asked[1] === 'found' ? (page.front.hidden ? null : found) : page);
    },
  };
}
