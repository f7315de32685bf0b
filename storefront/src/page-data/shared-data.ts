import { SEASONS } from '../features/collection/collection-families.ts';
import { DEPARTMENTS } from '../features/layout/header/departments.ts';
import { paths } from '../paths.ts';
import { collectionHandles } from './catalogue/handles.ts';
import { countriesSoldTo } from './countries-sold-to.ts';
import type { PageDataContext } from './page-data.ts';

interface SharedLink {
  label: string;
  to: string;
}

/** What stands on every page, by name; each is a file of its own, so that nobody has to take it from a page. */
const SHARED = {
  /** The header's departments. */
  menu: async (): Promise<SharedLink[]> => DEPARTMENTS.map(({ label, to }) => ({ label, to })),
  /** The seasonal collections that exist. */
  seasons: async (context: PageDataContext): Promise<SharedLink[]> => {
    const there = await collectionHandles(context);
    return SEASONS.filter(({ handle }) => there.has(handle)).map(({ handle, label }) => ({
      label,
      to: paths.collection(handle),
    }));
  },
  /** Where the shop sells to, in the order it is offered, with what one pays there. */
  countries: countriesSoldTo,
};

type SharedName = keyof typeof SHARED;

/** What stands around the pages, and what of the shared data it says. */
const SLICES: Readonly<Record<string, readonly SharedName[]>> = {
  header: ['menu', 'countries'],
  footer: ['menu', 'seasons'],
};

/** The number a shared result is known by: FNV-1a over its name. */
export function sharedHash(name: string): string {
  let hash = 2_166_136_261;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return String(hash);
}

/** Which slices a page has, and the shared results they need; the same for all pages. */
export const PAGE_SLICES = {
  slicesMap: Object.fromEntries(Object.keys(SLICES).map((slot) => [slot, slot])),
  staticQueryHashes: [...new Set(Object.values(SLICES).flat())].map(sharedHash),
};

/** The addresses of all shared results and slices. */
export const SHARED_FILES: readonly string[] = [
  ...Object.keys(SHARED).map((name) => `/page-data/sq/d/${sharedHash(name)}.json`),
  ...Object.keys(SLICES).map((name) => `/slice-data/${name}.json`),
];

/** The text of a shared result or a slice; undefined when the path names neither. Throws `ProviderFailed`. */
export async function sharedFile(path: string, context: PageDataContext): Promise<string | undefined> {
  const hash = /^\/page-data\/sq\/d\/(\d+)\.json$/.exec(path)?.[1];
  const found = Object.entries(SHARED).find(([name]) => sharedHash(name) === hash);
  if (found) return JSON.stringify({ data: await found[1](context) });
  const slice = /^\/slice-data\/(\w+)\.json$/.exec(path)?.[1] ?? '';
  const needs = Object.hasOwn(SLICES, slice) ? SLICES[slice] : undefined;
  return (
    needs &&
    JSON.stringify({
      componentChunkName: slice,
      result: { sliceContext: {} },
      staticQueryHashes: needs.map(sharedHash),
    })
  );
}
