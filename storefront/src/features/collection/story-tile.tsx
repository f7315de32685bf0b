import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import type { Story } from './stories.ts';
import styles from './story-tile.module.css';

const SIZES = '(min-width: 1440px) 652px, (min-width: 1100px) 46vw, 94vw';

/** A picture two columns wide among the cards. */
export function StoryTile({ story }: { story: Story }) {
  return (
    <li className={styles.place}>
      <Link to={paths.collection(story.collection)} className={styles.tile} data-tone="dark">
        <Picture source={story.picture} sizes={SIZES} className={styles.picture} />
        <div className={styles.text}>
          <h2 className={text.h2}>{story.title}</h2>
          <p className={styles.line}>{story.line}</p>
        </div>
      </Link>
    </li>
  );
}
