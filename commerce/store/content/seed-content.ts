import { SAMPLE_BLOG, SAMPLE_POSTS } from '../../domain/content/sample-blog.ts';
import { SAMPLE_PAGES } from '../../domain/content/sample-pages.ts';
import { SAMPLE_POLICIES } from '../../domain/content/sample-policies.ts';
import type { CommerceTx } from '../commerce-database.ts';

/** Old addresses of the shop, for whichever storefront is asked for them: each leads where every storefront has something. */
const REDIRECTS = [
  ['/collections/swimwear', '/collections/all'],
  ['/collections/new', '/collections/new-arrivals'],
] as const;

async function seedBlog(tx: CommerceTx): Promise<void> {
  const blog = await tx
    .insertInto('commerce.blog')
    .values(SAMPLE_BLOG)
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!blog) return;
  await tx
    .insertInto('commerce.article')
    .values(
      SAMPLE_POSTS.map(({ handle, title, author, publishedOn, tags, excerptHtml, bodyHtml, picture }) => ({
        blog_id: blog.id,
        handle,
        title,
        body_html: bodyHtml,
        excerpt_html: excerptHtml,
        author_name: author,
        tags: [...tags],
        picture_spec: picture.spec,
        picture_alt: picture.alt,
        published_at: `${publishedOn}T08:00:00Z`,
      })),
    )
    .execute();
}

/** Stores the sample pages, posts, policies and redirects that are not there yet: what the shop has made of one is not undone. */
export async function seedContent(tx: CommerceTx): Promise<void> {
  await tx
    .insertInto('commerce.page')
    .values(SAMPLE_PAGES.map(({ handle, title, bodyHtml }) => ({ handle, title, body_html: bodyHtml })))
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .execute();
  await seedBlog(tx);
  await tx
    .insertInto('commerce.policy')
    .values(SAMPLE_POLICIES.map(({ kind, title, path, bodyHtml }) => ({ kind, title, path, body_html: bodyHtml })))
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute();
  await tx
    .insertInto('commerce.url_redirect')
    .values(REDIRECTS.map(([path, target]) => ({ path, target })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}
