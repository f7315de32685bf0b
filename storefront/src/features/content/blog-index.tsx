import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './blog-index.module.css';
import { PostCard } from './post-card.tsx';
import type { PostTeaser } from './text-page-data.ts';

/** The blog: every post, the newest first and largest. */
export function BlogIndex({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Breadcrumbs between={[]} here="Blog" />
      <header className={styles.head}>
        <h1 className={text.h1}>The Bay Log</h1>
        <p className={classNames(text.lead, styles.lead)}>
          Four times a summer, when something has happened. Longer than a postcard, shorter than a ferry.
        </p>
        <p className={styles.feeds}>
          Read it where you like: <a href="/blog/rss.xml">RSS</a> or <a href="/blog/atom.xml">Atom</a>.
        </p>
      </header>
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.path}>
            <PostCard post={post} heading="h2" first={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
