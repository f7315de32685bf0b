import { rankTexts } from '../../domain/search/rank-texts.ts';
import type { ArticleRecord, PageRecord } from '../../store/content/content.ts';
import { contentOf } from '../content/content.ts';
import type { RequestContext } from '../context.ts';
import { plainText } from '../text/plain-text.ts';

/** What is typed, and whether its last word may be the beginning of one. */
interface TypedQuery {
  query: string;
  prefix: boolean;
}

/** Articles that answer a query: by their titles, tags, authors and texts. */
export async function articlesFor(typed: TypedQuery, context: RequestContext): Promise<ArticleRecord[]> {
  return rankTexts(await contentOf(context).articles(), typed, ({ title, tags, authorName, bodyHtml }) => ({
    title,
    marks: [...tags, authorName],
    body: plainText(bodyHtml),
  }));
}

/** Pages that answer a query: by their titles and texts. */
export async function pagesFor(typed: TypedQuery, context: RequestContext): Promise<PageRecord[]> {
  return rankTexts(await contentOf(context).pages(), typed, ({ title, bodyHtml }) => ({
    title,
    marks: [],
    body: plainText(bodyHtml),
  }));
}
