import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import railStyles from '../../../ui/rails/rail.module.css';
import { RailArrows, useRail } from '../../../ui/rails/rail.tsx';
import text from '../../../ui/text.module.css';
import { leadWithModel } from '../card/lead-with-model.ts';
import { ProductCard } from '../card/product-card.tsx';
import type { ProductCardData } from '../card/product-card-data.ts';
import styles from './product-rail.module.css';

const GHOSTS = ['first', 'second', 'third', 'fourth'];

/** Stands where a rail of cards will be, in its size, so that nothing below has to move. */
export function WaitingRail({ title }: { title: string }) {
  return (
    <section className={classNames(layout.container, layout.section, styles.waiting)} aria-hidden="true">
      <div className={styles.head}>
        <h2 className={text.h2}>{title}</h2>
      </div>
      <ul className={classNames(railStyles.rail, styles.rail)}>
        {GHOSTS.map((ghost) => (
          <li key={ghost} className={styles.ghost} />
        ))}
      </ul>
    </section>
  );
}

interface ProductRailProps {
  title: string;
  /** One sentence below the title. */
  line?: string;
  cards: readonly ProductCardData[];
  /** A link below the rail that leads to the whole collection. */
  children?: ReactNode;
}

const SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 62vw';

/** A section of cards in one row. Nothing at all when there are no cards. */
export function ProductRail({ title, line, cards, children }: ProductRailProps) {
  const { rail, ...arrows } = useRail();
  const headingId = useId();
  const worn = leadWithModel(cards);
  if (cards.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div>
          <h2 className={text.h2} id={headingId}>
            {title}
          </h2>
          {line && <p className={styles.line}>{line}</p>}
        </div>
        <RailArrows of={title} {...arrows} />
      </div>
      <ul ref={rail} className={railStyles.rail}>
        {cards.map((card, index) => (
          <ProductCard key={card.handle} card={card} sizes={SIZES} worn={worn.has(index)} />
        ))}
      </ul>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
