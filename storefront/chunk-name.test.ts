import { expect, test } from 'vitest';
import { chunkName } from './chunk-name.ts';

const SRC = '/shop/storefront/src';
const ENTRY = `${SRC}/entry-client.tsx`;
const PRODUCT = `${SRC}/pages/shop/product-page.tsx`;
const GALLERY = `${SRC}/features/product/gallery/gallery.tsx`;
const ADD_BAR = `${SRC}/features/product/buying/add-bar.tsx`;
const ZOOM = `${SRC}/features/product/gallery/zoom-dialog.tsx`;

/** Modules by who imports them; `later` are imported when they are needed. */
const GRAPH: Readonly<Record<string, { by?: readonly string[]; later?: readonly string[] }>> = {
  [ENTRY]: {},
  [PRODUCT]: { later: [`${SRC}/page-modules.ts`] },
  [GALLERY]: { later: [PRODUCT] },
  [ADD_BAR]: { later: [PRODUCT] },
  [ZOOM]: { later: [GALLERY] },
  [`${SRC}/of-the-gallery.ts`]: { by: [GALLERY] },
  [`${SRC}/of-both.ts`]: { by: [GALLERY, ADD_BAR] },
  [`${SRC}/of-the-gallery-and-its-dialog.ts`]: { by: [GALLERY, ZOOM] },
  [`${SRC}/of-the-page-and-its-gallery.ts`]: { by: [GALLERY, PRODUCT] },
  [`${SRC}/of-the-entry-and-the-gallery.ts`]: { by: [GALLERY, ENTRY] },
};

const chunkOf = (id: string) =>
  chunkName(id, {
    getModuleInfo: (module) => ({
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

test.each([ZOOM, `${SRC}/of-the-gallery-and-its-dialog.ts`, `${SRC}/of-the-page-and-its-gallery.ts`])(
  '%s is wanted at another moment too, and does not',
  (id) => {
    expect(chunkOf(id)).toBeNull();
  },
);

test('what the entry needs is in the shell, whoever else does', () => {
  expect(chunkOf(`${SRC}/of-the-entry-and-the-gallery.ts`)).toBe('shell');
});
