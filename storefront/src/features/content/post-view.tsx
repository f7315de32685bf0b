import { later } from '../../page-runtime/later.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { longDate } from './long-date.ts';
import { PartDataProvider } from './part-data.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-view.module.css';
import type { PostData } from './text-page-data.ts';
import { type Parts, Words } from './words.tsx';

const ShareStory = later(() => import('../share/share-story.tsx').then((module) => module.ShareStory));

/** A post of the blog, to be read from the top to the next one. */
export function PostView({ post, parts }: { post: PostData; parts: Parts }) {
  const { front, picture, words, minutes, data, older } = post;
  return (
    <article className={styles.post}>
      <header className={classNames(layout.container, styles.head)}>
        <Link to={paths.blog()}>Blog</Link>
        <h1 className={classNames(text.display, styles.title)}>{front.title}</h1>
        <p className={styles.meta}>
          <time dateTime={front.date}>{longDate(front.date ?? '')}</time>, by {front.author}. {minutes} minute read.
        </p>
      </header>
      {picture && (
        <figure className={classNames(layout.container, styles.figure)}>
          <Picture
            source={picture}
            sizes="(min-width: 1440px) 1320px, 92vw"
            priority="hero"
            className={styles.picture}
          />
          <figcaption>{picture.alt}</figcaption>
        </figure>
      )}
      <div className={styles.words}>
        <p className={styles.lead}>{front.lead}</p>
        <PartDataProvider value={data}>
          <Words words={words} parts={parts} />
        </PartDataProvider>
        <footer className={styles.foot}>
          <ShareStory title={front.title} />
        </footer>
      </div>
      {older && (
        <nav className={classNames(layout.container, layout.section)} aria-labelledby="next-post">
          <h2 className={text.h2} id="next-post">
            Read next
          </h2>
          <div className={styles.next}>
            <PostCard post={older} heading="h3" />
          </div>
        </nav>
      )}
    </article>
  );
}
