import { Picture } from '../../../ui/picture.tsx';
import { leadWithModel } from '../../product/card/lead-with-model.ts';
import { ProductCard } from '../../product/card/product-card.tsx';
import { usePartData } from '../part-data.ts';
import type { PartProps } from '../words.tsx';
import styles from './story-parts.module.css';

/** A scene of the art kit, as wide as the words. */
function Scene({ attributes: { spec = '' } }: PartProps) {
  const picture = usePartData().pictures?.[spec];
  return (
    picture && (
      <figure className={styles.figure}>
        <Picture source={picture} sizes="(min-width: 760px) 760px, 92vw" className={styles.scene} />
      </figure>
    )
  );
}

const CARD_SIZES = '(min-width: 1100px) 260px, (min-width: 720px) 31vw, 44vw';

/** Products that are spoken of: live, with price and sizes. */
function Products({ attributes: { handles = '' } }: PartProps) {
  const { cards = {} } = usePartData();
  const found = handles.split(/\s+/).flatMap((handle) => cards[handle] ?? []);
  const worn = leadWithModel(found);
  if (found.length === 0) return null;
  return (
    <ul className={styles.products}>
      {found.map((card, index) => (
        <ProductCard key={card.handle} card={card} sizes={CARD_SIZES} worn={worn.has(index)} />
      ))}
    </ul>
  );
}

/** Something somebody said. */
function Quote({ attributes: { who = '' }, children }: PartProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>{who}</figcaption>
    </figure>
  );
}

/** What the page says, for who reads no more than that. */
function InShort({ children }: PartProps) {
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      {children}
    </section>
  );
}

/** A numbered list as large steps; the look is that of the words around it. */
function Steps({ children }: PartProps) {
  return <div className={styles.steps}>{children}</div>;
}

/** Parts that any page of text may call. */
export const storyParts = { Scene, Products, Quote, InShort, Steps };
