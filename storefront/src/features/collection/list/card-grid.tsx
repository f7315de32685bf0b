import type { ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import text from '../../../ui/text.module.css';
import { leadWithModel } from '../../product/card/lead-with-model.ts';
import { ProductCard } from '../../product/card/product-card.tsx';
import styles from './card-grid.module.css';
import type { ListPage, Story } from './list-page.ts';

const CARD_SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw';
const STORY_SIZES = '(min-width: 1440px) 652px, (min-width: 1100px) 46vw, 94vw';
/** Cards above the fold on every screen; more of them come as soon as the browser has found them in sight. */
const FIRST_VIEW = 2;
/** Stories come after this many cards and every twelve more: always at the start of a row, or in the middle of one of four. */
const STORY_AFTER = 6;
const NEXT_STORY_AFTER = 12;

interface CardGridProps {
  page: ListPage;
  /** Begins in the first view: its first pictures load at once. */
  first: boolean;
}

/** The cards of one page of a list, stories among them. */
export function CardGrid({ page: { page, cards, stories }, first }: CardGridProps) {
  const worn = leadWithModel(cards);
  const items: ReactNode[] = cards.map((card, place) => (
    <ProductCard
      key={card.handle}
      id={card.handle}
      card={card}
      sizes={CARD_SIZES}
      heading="h2"
      worn={worn.has(place)}
      first={first && place < FIRST_VIEW}
    />
  ));
  stories.forEach((story, index) => {
    items.splice(STORY_AFTER + index * (NEXT_STORY_AFTER + 1), 0, <StoryTile key={story.title} story={story} />);
  });
  return (
    <ul className={styles.grid} data-page={page}>
      {items}
    </ul>
  );
}

/** A picture two columns wide among the cards. */
function StoryTile({ story }: { story: Story }) {
  return (
    <li className={styles.place}>
      <Link to={story.to} className={styles.tile} data-tone="dark">
        <Picture source={story.picture} sizes={STORY_SIZES} className={styles.picture} />
        <div className={styles.text}>
          <h2 className={text.h2}>{story.title}</h2>
          <p className={styles.line}>{story.line}</p>
        </div>
      </Link>
    </li>
  );
}
