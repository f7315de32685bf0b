import type { PostData } from '../../features/content/text-page-data.ts';
import { paths } from '../../paths.ts';
import { breadcrumbs, type StructuredContext, type Thing } from './structured-data.ts';

const SHOP = { '@type': 'Organization', name: 'Bluebird Bay' };

/** A post as an article: who wrote it and when, what is to be seen, how long it is. */
export function postThings({ front, picture, wordCount }: PostData, context: StructuredContext): Thing[] {
  const { title, description, date, author, tags = [] } = front;
  const url = context.origin + context.path;
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      dateModified: date,
      author: { '@type': 'Person', name: author },
      publisher: SHOP,
      mainEntityOfPage: url,
      url,
      wordCount,
      keywords: tags.join(', '),
      inLanguage: 'en-GB',
      ...(picture && { image: [new URL(picture.large, context.origin).href] }),
    },
    breadcrumbs(context, [{ label: 'Blog', to: paths.blog() }], title),
  ];
}
