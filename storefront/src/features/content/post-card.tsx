import { Link } from '../../page-runtime/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { longDate } from './long-date.ts';
import styles from './post-card.module.css';
import type { PostTeaser } from './text-page-data.ts';

interface PostCardProps {
  post: PostTeaser;
  heading: 'h2' | 'h3';
  /** In the first view: its picture loads at once. */
  first?: boolean;
}

/** A post as it is announced: picture, title, lead; one link. */
export function PostCard({ post, heading: Heading, first }: PostCardProps) {
  const { path, title, lead, date, author, minutes, picture } = post;
  return (
    <article className={styles.card}>
      <Picture
        source={picture}
        sizes="(min-width: 900px) 46vw, 92vw"
        priority={first ? 'hero' : undefined}
        className={styles.picture}
      />
      <div>
        <Heading className={text.h2}>
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.meta}>
          <time dateTime={date}>{longDate(date)}</time>, by {author}. {minutes} minute read.
        </p>
      </div>
    </article>
  );
}
