import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cutStyles, firstStyles } from './first-styles.ts';
import { PAGE } from './rendered-modules.ts';

/** The file in a client build that says which style sheets documents link, see `BuiltStyles`. */
const RECORD = '.vite/styles.json';
const ENTRY = /\/src\/entry-client\.tsx$/;

/** Pages that share a first style sheet, because what they show first is much the same; a page in none has its own. */
const STYLE_GROUPS: ReadonlyArray<readonly [string, RegExp]> = [
  ['lists', /^(?:collection|search|wishlist)$/],
  ['lookbooks', /^lookbooks?$/],
  ['words', /^(?:student-discount|size-guide|shipping)$/],
  ['account', /^(?:account-[a-z]+|sign-in|register|recover|activate|reset|track-order)$/],
  ['plain', /^(?:cart|offline|not-found|server-error|design)$/],
];

/** The style sheets of a build: addresses. */
export interface BuiltStyles {
  /** By template, what its first view is styled by. */
  first: Readonly<Record<string, string>>;
  /** What everything that comes later is styled by, whatever the page. */
  late: string;
}

const groupOf = (template: string): string =>
  STYLE_GROUPS.find(([, pattern]) => pattern.test(template))?.[0] ?? template;

const hashed = (name: string, css: string): string =>
  `assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;

/**
 * Makes of the one style sheet of the browser's build several: for each kind of page what its first view needs, which
 * the document links, and one with all that has a name, which comes with the first script that is asked for later.
 * `styleSheetOf` tells the source file that gave a name in the built sheet.
 */
export function splitStyles(styleSheetOf: (name: string) => string | undefined): Plugin {
  return {
    name: 'split-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        if (whole?.type !== 'asset') return this.error('The build has no style sheet to split.');
        const css = whole.source.toString();
        delete bundle[whole.fileName];

        const emit = (name: string, source: string): string => {
          const fileName = hashed(name, source);
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };

        const ids = [...this.getModuleIds()].sort();
        const entry = ids.filter((id) => ENTRY.test(id));
        const pages = ids.flatMap((id) => {
          const template = PAGE.exec(id)?.[1];
          return template === undefined ? [] : [{ id, template, group: groupOf(template) }];
        });
        const first: Record<string, string> = {};
        for (const [group, members = []] of Object.entries(Object.groupBy(pages, (page) => page.group))) {
          const sheets = firstStyles([...entry, ...members.map(({ id }) => id)], this, (id) =>
            readFileSync(id, 'utf8'),
          );
          const isFirst = (name: string): boolean => sheets.has(styleSheetOf(name) ?? '');
          const address = emit(
            group,
            cutStyles(css, (names) => names.length === 0 || names.some(isFirst)),
          );
          for (const { template } of members) first[template] = address;
        }
        const late = emit(
          'late',
          cutStyles(css, (names) => names.length > 0),
        );
        const styles: BuiltStyles = { first, late };
        this.emitFile({ type: 'asset', fileName: RECORD, source: JSON.stringify(styles) });
      },
    },
  };
}
