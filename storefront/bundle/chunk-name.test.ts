import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkName, NAMED_FILES } from './chunk-name.ts';

const SRC = '/shop/storefront/src';
const ENTRY = `${SRC}/entry-client.tsx`;
const PRODUCT = `${SRC}/pages/shop/product-page.tsx`;
const GALLERY = `${SRC}/features/product/gallery/gallery.tsx`;
const ADD_BAR = `${SRC}/features/product/buying/add-bar.tsx`;
const ZOOM = `${SRC}/features/product/gallery/zoom-dialog.tsx`;

interface Module {
  /** Who imports it. */
  by?: readonly string[];
  /** Who imports it when it is needed. */
  later?: readonly string[];
  imports?: readonly string[];
  code?: string;
}

const LONG = 'x'.repeat(3_000);

const GRAPH: Readonly<Record<string, Module>> = {
  [ENTRY]: {},
  [PRODUCT]: { later: [`${SRC}/page-modules.ts`] },
  [GALLERY]: { later: [PRODUCT] },
  [ADD_BAR]: { later: [PRODUCT] },
  [ZOOM]: { later: [GALLERY] },
  [`${SRC}/of-the-gallery.ts`]: { by: [GALLERY] },
  [`${SRC}/of-both.ts`]: { by: [GALLERY, ADD_BAR] },
  [`${SRC}/small.ts`]: { by: [GALLERY, ZOOM], imports: [`${SRC}/of-the-entry-and-the-gallery.ts`] },
  [`${SRC}/small-with-long.ts`]: { by: [GALLERY, ZOOM], imports: [`${SRC}/long.ts`] },
  [`${SRC}/long.ts`]: { by: [GALLERY, ZOOM], code: LONG },
  [`${SRC}/of-the-page-and-its-gallery.ts`]: { by: [GALLERY, PRODUCT] },
  [`${SRC}/of-the-entry-and-the-gallery.ts`]: { by: [GALLERY, ENTRY] },
};

const chunkOf = (id: string) =>
  chunkName(id, {
    getModuleInfo: (module) => ({
      code: GRAPH[module]?.code ?? 'export {};',
      importedIds: GRAPH[module]?.imports ?? [],
      importers: GRAPH[module]?.by ?? [],
      dynamicImporters: GRAPH[module]?.later ?? [],
    }),
  });

test.each([GALLERY, ADD_BAR, `${SRC}/of-the-gallery.ts`, `${SRC}/of-both.ts`])(
  '%s comes with what is asked for at the same moment',
  (id) => {
    expect(chunkOf(id)).toBe('product-parts');
  },
);

test.each([ZOOM, `${SRC}/long.ts`, `${SRC}/of-the-page-and-its-gallery.ts`])(
  '%s is wanted at another moment too, and does not',
  (id) => {
    expect(chunkOf(id)).toBeNull();
  },
);

test('what is small and needs nothing but the shell shares a request', () => {
  expect(chunkOf(`${SRC}/small.ts`)).toBe('small-parts');
  expect(chunkOf(`${SRC}/small-with-long.ts`)).toBeNull();
});

test('what the entry needs is in the shell, whoever else does', () => {
  expect(chunkOf(`${SRC}/of-the-entry-and-the-gallery.ts`)).toBe('shell');
});

/** Words of a pattern that are of a file's name; what it leaves out on purpose is none. */
const namesIn = ({ source }: RegExp): readonly string[] =>
  source.replaceAll(/\(\?![^)]*\)/g, '').match(/(?!tsx|css|module|src)[a-z][a-z-]{2,}/g) ?? [];

test('a file that is renamed is renamed here, too: it would come in another request', () => {
  const root = new URL('../../', import.meta.url);
  const files = globSync('{storefront/src,storefront/worker,contract,content}/**/*.{ts,tsx,css}', { cwd: root }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const stale = NAMED_FILES.flatMap((pattern) => {
    const named = files.filter((file) => pattern.test(file));
    return namesIn(pattern).filter((name) => !named.some((file) => file.includes(name)));
  });
  expect(stale, 'names in chunk-name.ts that no file has').toEqual([]);
});
