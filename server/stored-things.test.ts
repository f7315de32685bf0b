import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IN_THE_BROWSER, WITH_US } from '@bluebird-bay/content/stored-things.ts';
import { describe, expect, it } from 'vitest';

/** The privacy policy lists everything that is kept of somebody; what the code keeps is read from the code. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');
const sources = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file));

const inTheBrowser = IN_THE_BROWSER.flatMap(({ names }) => names);
const withUs = WITH_US.flatMap(({ names }) => names);

/** Tables in which nobody stands: the range, its words, and what the machines note for themselves. */
const ABOUT_NOBODY: readonly string[] = [
  ...['article', 'blog', 'menu', 'menu_item', 'page', 'policy', 'url_redirect', 'metafield'],
  ...['product', 'product_picture', 'variant', 'variant_price', 'collection', 'collection_product'],
  ...['catalogue_seed', 'catalogue_version', 'sold_out_change', 'search_posting', 'search_change', 'search_word'],
  'search_version',
  ...['discount', 'discount_code', 'planned_sale', 'review_sample', 'club_salt', 'lease', 'given_picture'],
];

/** Tables of earlier versions, whose rows have moved on. */
const NO_MORE: readonly string[] = ['newsletter_subscriber', 'search_state'];

/** Keys the page runtime notes about itself, under the words the policy has for them. */
const NOTES: Readonly<Record<string, string>> = {
  'reload-compilation-hash-match': 'reload notes',
  'reload-compilation-hashes': 'reload notes',
  'reload-lost-part': 'reload notes',
  'broken-page': 'reload notes',
  '@@scroll|': 'scroll position',
};

describe('the privacy policy', () => {
  it('names every key of browser storage, and no other', () => {
    const keys = sources('storefront/src').flatMap((file) =>
      [...read(file).matchAll(/const \w*_KEY(?:_PREFIX)? = '([^']+)'/g)].map(([, key = '']) => NOTES[key] ?? key),
    );
    expect(keys.length).toBeGreaterThan(10);
    expect([...new Set(keys)].sort()).toEqual([...inTheBrowser].sort());
  });

  it('is about all there is: whoever writes to the browser does so under a key of that kind', () => {
    const writers = sources('storefront/src').filter((file) => /\b(?:local|session)Values\.\w+\(/.test(read(file)));
    expect(writers.length).toBeGreaterThan(3);
    for (const file of writers)
      for (const [, key = ''] of read(file).matchAll(/\b(?:local|session)Values\.(?:read|write|remove)\(\s*([^,)]+)/g))
        expect(key, file).toMatch(/_KEY$/);
  });

  it('names every table in which somebody stands', () => {
    const tables = sources('commerce/store', 'services/store')
      .concat(
        execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.sql'], { cwd: ROOT })
          .toString()
          .split('\n')
          .filter((file) => /^(?:commerce|services)\/store\/migrations\//.test(file)),
      )
      .filter((file) => file.endsWith('.sql'))
      .flatMap((file) =>
        [...read(file).matchAll(/create (?:unlogged )?table (?:if not exists )?(?:commerce|services)\."?(\w+)"?/g)].map(
          ([, table = '']) => table,
        ),
      );
    expect(tables.length).toBeGreaterThan(40);
    for (const gone of NO_MORE) tables.splice(tables.indexOf(gone), 1);
    expect([...new Set(tables)].sort()).toEqual([...withUs, ...ABOUT_NOBODY].sort());
  });

  it('keeps orders as long as everything else says that speaks of it', () => {
    const told = sources('commerce', 'storefront/src', 'content').flatMap((file) =>
      [...read(file).matchAll(/\b(\w+)\s+years[\s,]+because\s+tax\s+law/g)].map(
        ([, years = '']) => `${file}: ${years}`,
      ),
    );
    const policy = /stay for (\w+) years, because tax law/.exec(read('content/law/privacy-policy.mdx'))?.[1];
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((line) => !line.endsWith(`: ${policy}`))).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(new Set([...inTheBrowser, ...withUs]).size).toBe(inTheBrowser.length + withUs.length);
  });
});
