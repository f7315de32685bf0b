import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { formatMoney } from '../../ui/money/money-format.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { TryOnLink } from '../game/shop/try-on-link.tsx';
import { ProductRail } from '../product/rail/product-rail.tsx';
import { PartnerNote } from '../promo/partner-note.tsx';
import { LookPicture } from './look-picture.tsx';
import { toned } from './look-style.ts';
import styles from './lookbook-below.module.css';
import { LookbookCovers } from './lookbook-covers.tsx';
import type { LookbookPages, LookPageData } from './lookbook-data.ts';

/** A lookbook after its first spread: who drew it, a second look, more pages, and what to do with all that. */
export function LookbookBelow({ pages: book }: { pages: LookbookPages }) {
  const { tone, fabric, quote, portrait, pages, partner, collection, others } = book;
  return (
    <div style={toned(tone)}>
      <section className={styles.fabric} style={{ backgroundImage: `url("${fabric}")` }} aria-label="In their words">
        <div className={layout.container}>
          <figure className={styles.label}>
            <blockquote className={text.h2}>{quote.copy}</blockquote>
            <figcaption className={classNames(text.meta, styles.who)}>{quote.who}</figcaption>
          </figure>
        </div>
      </section>
      <section className={classNames(layout.container, layout.section, styles.second)} aria-labelledby="second">
        <div className={styles.copy}>
          <h2 className={text.h1} id="second">
            {portrait.title}
          </h2>
          <p className={classNames(text.lead, styles.lead)}>{portrait.copy}</p>
          <ul className={styles.worn}>
            {portrait.spots.map(({ product }) => (
              <li key={product.handle}>
                <Link to={paths.product(product.handle)}>{product.title}</Link>
                <span className={text.number}>{formatMoney(product.price)}</span>
              </li>
            ))}
          </ul>
        </div>
        <LookPicture
          look={portrait}
          sizes="(min-width: 1440px) 740px, (min-width: 800px) 54vw, 100vw"
          className={styles.portrait}
        />
      </section>
      {pages.length > 0 && (
        <section className={classNames(layout.container, layout.section)} aria-label="More pages">
          <ul className={styles.pages}>
            {pages.map((page) => (
              <Page key={page.product.handle} page={page} />
            ))}
          </ul>
        </section>
      )}
      {partner && (
        <div className={classNames(layout.container, styles.partner)}>
          <PartnerNote partner={partner} />
        </div>
      )}
      {collection && (
        <ProductRail
          title="From these pages"
          line="Everything that was worn, and what goes with it."
          cards={collection.cards}
        >
          <Link to={paths.collection(collection.handle)} className={arrowLinkClass}>
            <ArrowLabel>All {collection.products} pieces</ArrowLabel>
          </Link>
        </ProductRail>
      )}
      <section className={classNames(layout.container, layout.section)} aria-labelledby="more">
        <div className={styles.head}>
          <h2 className={text.h2} id="more">
            More lookbooks
          </h2>
          <Link to={paths.lookbooks()} className={arrowLinkClass}>
            <ArrowLabel>All ten</ArrowLabel>
          </Link>
        </div>
        <LookbookCovers covers={others} row />
      </section>
    </div>
  );
}

function Page({ page: { product, copy } }: { page: LookPageData }) {
  const picture = product.worn ?? product.flat;
  return (
    <li>
      <Link to={paths.product(product.handle)} className={styles.page}>
        <Picture source={picture} sizes="(min-width: 1440px) 430px, (min-width: 800px) 31vw, 92vw" />
        <p className={styles.caption}>{copy}</p>
        <p className={classNames(text.meta, styles.name)}>
          <b>{product.title}</b>
          {product.print && `, ${product.print}`} <span className={text.number}>{formatMoney(product.price)}</span>
        </p>
      </Link>
      <TryOnLink handle={product.handle} title={product.title} print={product.print} picture={product.flat.small} />
    </li>
  );
}
