import type { TextPage } from '../../features/content/text-page.ts';
import type { BlogData, NextPage, PostData, PostTeaser, TextPageData } from '../../features/content/text-page-data.ts';
import { PAGE_MODULES } from '../../page-modules.ts';
import type { PageTable } from '../../page-runtime/addresses/page-matching.ts';
import { isClosed } from '../../page-runtime/link.tsx';
import { closedDoors } from '../not-offered.ts';
import type { PageDataBuilder, PageDataContext } from '../page-data.ts';
import { scenePicture } from '../stories/scene-picture.ts';
import { attributesOf, partData } from './part-data.ts';

const OWN = /^\/(?!\/)/;
const FILE = /\.[a-z]+$/;

function problemOf(href: string, from: TextPage, pages: readonly TextPage[], table: PageTable): string | undefined {
  const [address = '', hash] = href.split('#');
  if (address !== '' && !OWN.test(address)) return undefined;
  if (FILE.test(address)) return undefined;
  if (address !== '' && !table.isKnown(address)) return `${href} is no page of the shop`;
  const to = address === '' ? from : pages.find(({ path }) => path === address);
  if (hash !== undefined && to && !to.headings.some(({ id }) => id === hash))
    return `there is no #${hash} at ${to.path}`;
  return undefined;
}

/** What to read next is shown with a title and a line: those of its file, or those in `OTHERS`. */
const saysNothing = (to: string, pages: readonly TextPage[], table: PageTable): boolean =>
  table.isKnown(to) && !OTHERS.has(to) && !pages.some(({ path }) => path === to);

/**
 * What is wrong with pages of text: templates without a page module, links to pages the page table does not know, anchors no
 * heading has, pages to read next that nothing is said of. Products, collections and lookbooks are the provider's to know; the
 * link check of the whole shop asks for them.
 */
export function textPageProblems(pages: readonly TextPage[], table: PageTable): string[] {
  return pages.flatMap((page) => {
    const { path, template, words, front } = page;
    const links = [...attributesOf(words, 'a', 'href'), ...front.related];
    const problems = [
      Object.hasOwn(PAGE_MODULES, template) ? undefined : `storefront/src/page-modules.ts has no template ${template}`,
      ...links.map((href) => problemOf(href, page, pages, table)),
      ...front.related.map((to) =>
        saysNothing(to, pages, table) ? `text-page-data.ts says nothing of ${to}` : undefined,
      ),
    ];
    return problems.filter((problem) => problem !== undefined).map((problem) => `${path}: ${problem}`);
  });
}

/** Every page of text there is, by its address. */
const PAGES: ReadonlyMap<string, TextPage> = new Map(
  Object.values(import.meta.glob<TextPage>('../../../../content/*/*.mdx', { import: 'default', eager: true })).map(
    (page) => [page.path, page],
  ),
);

const textPageAt = (path: string): TextPage | undefined => PAGES.get(path);

export const textPages = (): readonly TextPage[] => [...PAGES.values()];

/** The posts of the blog, the newest first. */
export const posts = (): readonly TextPage[] =>
  textPages()
    .filter(({ template }) => template === 'post')
    .toSorted((a, b) => (b.front.date ?? '').localeCompare(a.front.date ?? ''));

/** Pages that are no text but may be named by one, and what is said of them. */
const OTHERS: ReadonlyMap<string, Omit<NextPage, 'to'>> = new Map([
  ['/lookbooks/', { title: 'Lookbooks', line: 'Ten of them, with less reading.' }],
  ['/bay-club/', { title: 'Bay Club', line: 'Points, tiers, and what they are good for.' }],
  ['/track-order/', { title: 'Track an order', line: 'Where it is, by its number and your email.' }],
  ['/blog/', { title: 'Blog', line: 'Stories of prints, swimmers and promises.' }],
  ['/collections/new-arrivals/', { title: 'New', line: 'The last to come in, still smelling of ink.' }],
  ['/collections/sale/', { title: 'Sale', line: 'Last of the season, first come.' }],
]);

function nextPage(to: string): NextPage {
  const front = textPageAt(to)?.front;
  const page = front ? { title: front.title, line: front.description } : OTHERS.get(to);
  if (!page) throw new Error(`No page of text stands at ${to}, and nothing is said of it elsewhere.`);
  return { to, ...page };
}

/** What a page of text shows, whatever its template. Throws `ProviderFailed`. */
async function dataOfTextPage(context: PageDataContext, page: TextPage): Promise<TextPageData> {
  const { path, words, headings, minutes, wordCount } = page;
  const { picture, alt = '', related, ...front } = page.front;
  return {
    path,
    front,
    ...(picture && { picture: scenePicture(context.pictureBase, picture, alt) }),
    words,
    headings,
    minutes,
    wordCount,
    next: related.filter((to) => !isClosed(to, closedDoors(context))).map(nextPage),
    data: await partData(context, words),
  };
}

export const textPageData: PageDataBuilder<TextPageData> = async (context, _params, path = '') => {
  const page = textPageAt(path);
  return page && (await dataOfTextPage(context, page));
};

function teaserOf({ pictureBase }: PageDataContext, { path, front, minutes }: TextPage): PostTeaser {
  const { title, lead = '', date = '', author = '', picture = '', alt = '' } = front;
  return { path, title, lead, date, author, minutes, picture: scenePicture(pictureBase, picture, alt) };
}

export const postData: PageDataBuilder<PostData> = async (context, _params, path = '') => {
  const all = posts();
  const at = all.findIndex((post) => post.path === path);
  const post = all[at];
  if (!post) return undefined;
  // After the oldest comes the newest: there is always one to read next.
  const older = all.length > 1 ? all[(at + 1) % all.length] : undefined;
  return { ...(await dataOfTextPage(context, post)), ...(older && { older: teaserOf(context, older) }) };
};

export const blogData: PageDataBuilder<BlogData> = async (context) => ({
  posts: posts().map((post) => teaserOf(context, post)),
});
