import type { Seo, SeoResolvers } from '../generated/resolvers.ts';
import { plainText, truncated } from '../text/plain-text.ts';

/** The length search engines show of a description. */
const DESCRIPTION_LENGTH = 155;

/** What a search engine is told of something with a title and a text of ours. */
export function seoOf({ title, descriptionHtml }: { title: string; descriptionHtml: string }): Seo {
  return { title, description: truncated(plainText(descriptionHtml), DESCRIPTION_LENGTH) };
}

export const SEO: SeoResolvers = {
  description: (seo) => seo.description ?? null,
  title: (seo) => seo.title ?? null,
};
