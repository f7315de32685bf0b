import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../../ui/picture.tsx';
import text from '../../../ui/text.module.css';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import styles from './season-head.module.css';

/** The picture a season opens with. */
export interface SeasonBanner {
  picture: PictureSource;
  /** Words on it are light. */
  dark?: true;
}

interface SeasonHeadProps {
  title: string;
  description: string;
  banner: SeasonBanner;
}

/** Longer ones are set smaller: two lines of the largest letters hold no more. */
const LONG_TITLE = 28;

/** Head of a seasonal collection: its name on its picture, beside it on phones. */
export function SeasonHead({ title, description, banner: { picture, dark } }: SeasonHeadProps) {
  return (
    <div className={classNames(layout.container, styles.head)}>
      <Breadcrumbs between={[]} here={title} />
      <div className={styles.banner} data-tone={dark && 'dark'}>
        <Picture
          source={picture}
          width={1600}
          height={640}
          sizes="(min-width: 1440px) 1360px, 100vw"
          priority="hero"
          className={styles.picture}
        />
        <div className={styles.text}>
          <h1 className={title.length > LONG_TITLE ? text.h1 : text.display}>{title}</h1>
          {description && <p className={classNames(text.lead, styles.lead)}>{description}</p>}
        </div>
      </div>
    </div>
  );
}
