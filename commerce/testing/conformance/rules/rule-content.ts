import { withTx } from '@bluebird-bay/database/with-tx.ts';
import type { CommerceDb } from '../../../store/commerce-database.ts';
import { saveMenu } from '../../../store/content/menus.ts';
import { aCollection } from '../../a-collection.ts';

/** A page, a post, a collection, a redirect and a menu, for the rules about content. */
export async function addRuleContent(db: CommerceDb): Promise<void> {
  await aCollection(db, { title: 'Casa del Mar' });
  await db
    .insertInto('commerce.page')
    .values({ handle: 'size-guide', title: 'Size guide', body_html: '<p>Measure yourself in the morning.</p>' })
    .execute();
  const { id } = await db
    .insertInto('commerce.blog')
    .values({ handle: 'blog', title: 'Blog' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('commerce.article')
    .values({
      blog_id: id,
      handle: 'lemons',
      title: 'Lemons',
      body_html: '<p>Sour.</p>',
      author_name: 'Priya Sand',
      tags: ['fruit'],
      published_at: '2026-03-01T08:00:00Z',
    })
    .execute();
  await db.insertInto('commerce.url_redirect').values({ path: '/old', target: '/new' }).execute();
  const entry = { type: 'HTTP', resourceHandle: null, items: [] } as const;
  await withTx(db, (tx) =>
    saveMenu(tx, {
      handle: 'main-menu',
      title: 'Main menu',
      items: [
        { ...entry, title: 'Home', target: '/' },
        { ...entry, title: 'All', target: '/collections/all/' },
      ],
    }),
  );
}
