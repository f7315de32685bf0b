import type { TextPage } from '../../features/content/text-page.ts';

/** Every page of text there is, by its address. */
const PAGES: ReadonlyMap<string, TextPage> = new Map(
  Object.values(
    import.meta.glob<TextPage>('../../../../content/{pages,law,blog}/*.mdx', { import: 'default', eager: true }),
  ).map((page) => [page.path, page]),
);

export const textPageAt = (path: string): TextPage | undefined => PAGES.get(path);

export const textPages = (): readonly TextPage[] => [...PAGES.values()];

/** The posts of the blog, the newest first. */
export const posts = (): readonly TextPage[] =>
  textPages()
    .filter(({ template }) => template === 'post')
    .toSorted((a, b) => (b.front.date ?? '').localeCompare(a.front.date ?? ''));
