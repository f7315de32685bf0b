import type { TextPage } from '../../features/content/text-page.ts';
import type { BlogData, NextPage, PostData, PostTeaser, TextPageData } from '../../features/content/text-page-data.ts';
import { isClosed } from '../../page-runtime/link.tsx';
import { closedDoors } from '../not-offered.ts';
import type { PageDataBuilder, PageDataContext } from '../page-data.ts';
import { scenePicture } from '../stories/scene-picture.ts';
import { partData } from './part-data.ts';
import { posts, textPageAt } from './text-pages.ts';

/** Pages that are no text but may be named by one, and what is said of them. */
const OTHERS: ReadonlyMap<string, Omit<NextPage, 'to'>> = new Map([
  ['/lookbooks/', { title: 'Lookbooks', line: 'Ten of them, with less reading.' }],
  ['/bay-club/', { title: 'Bay Club', line: 'Points, tiers, and what they are good for.' }],
  ['/track-order/', { title: 'Track an order', line: 'Where it is, by its number and your email.' }],
  ['/blog/', { title: 'Blog', line: 'Stories of prints, swimmers and promises.' }],
  ['/collections/new-arrivals/', { title: 'New', line: 'Landed this week, still smelling of ink.' }],
  ['/collections/sale/', { title: 'Sale', line: 'Last of the season, first come.' }],
]);

function nextPage(to: string): NextPage {
  const front = textPageAt(to)?.front;
  const page = front ? { title: front.title, line: front.description } : OTHERS.get(to);
  if (!page) throw new Error(`No page of text stands at ${to}, and nothing is said of it elsewhere.`);
  return { to, ...page };
}

/** What a page of text shows, whatever its template. Throws `ProviderFailed`. */
export async function readTextPage(context: PageDataContext, page: TextPage): Promise<TextPageData> {
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
  return page && (await readTextPage(context, page));
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
  return { ...(await readTextPage(context, post)), ...(older && { older: teaserOf(context, older) }) };
};

export const blogData: PageDataBuilder<BlogData> = async (context) => ({
  posts: posts().map((post) => teaserOf(context, post)),
});
