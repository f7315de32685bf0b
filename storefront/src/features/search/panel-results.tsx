import { Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney } from '../../ui/money/money-format.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { type CollectionName, MAIN_COLLECTIONS, SEASONS } from '../collection/collection-families.ts';
import type { PriceSpan } from '../collection/filter/filter-values.ts';
import { PRINT_CUTTINGS } from '../home/home-collections.ts';
import type { FoundCollection } from './found-collection.ts';
import { type FoundPage, pagesAbout } from './found-pages.ts';
import styles from './panel-results.module.css';
import type { Prediction } from './predict.ts';
import { STARTING_TERMS } from './search-beginnings.tsx';
import { priceIn, type SaidPrice } from './search-price.ts';
import { searchOfTerms } from './search-terms.ts';
import type { TextPart } from './styled-text.ts';

interface PanelResultsProps {
  /** Without the words for a price. */
  terms: string;
  said?: SaidPrice;
  prediction: Prediction | undefined;
  failed: boolean;
}

/** What the words may mean; without words, where others begin. */
export function PanelResults({ terms, said = {}, prediction: ofAnyPrice, failed }: PanelResultsProps) {
  const { closed } = usePageRuntime();
  const price = priceIn(said, ofAnyPrice?.products[0]?.price.currencyCode);
  const prediction = ofAnyPrice && price ? atPrice(ofAnyPrice, price) : ofAnyPrice;
  const pages = pagesAbout(prediction?.terms ?? '', closed);
  return (
    <>
      {/* One line that was there before it says something: one that comes with its words may not be read aloud. */}
      <p role="status" className={failed ? classNames(text.soft, styles.note) : undefined}>
        {failed ? (
          'That search did not come through. Enter tries again.'
        ) : (
          <VisuallyHidden>{spoken(terms, price, prediction, pages)}</VisuallyHidden>
        )}
      </p>
      {terms === '' || !prediction ? (
        !failed && <Beginnings />
      ) : isNothing(prediction, pages) ? (
        <Nothing terms={prediction.terms} />
      ) : (
        <Found price={price} said={said} prediction={prediction} pages={pages} />
      )}
    </>
  );
}

const isNothing = ({ suggestions, collections, total }: Prediction, pages: readonly FoundPage[]): boolean =>
  suggestions.length + collections.length + total + pages.length === 0;

/** Those of the pieces it names that may cost so much. How many there are besides is not known. */
function atPrice(prediction: Prediction, { min = 0, max = Number.POSITIVE_INFINITY }: PriceSpan): Prediction {
  const products = prediction.products.filter(
    ({ price: { amount } }) => Number(amount) >= min && Number(amount) <= max,
  );
  return { ...prediction, products };
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

function counted(count: number, thing: string): string | undefined {
  if (count === 0) return undefined;
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function spoken(
  terms: string,
  price: PriceSpan | undefined,
  prediction: Prediction | undefined,
  pages: readonly FoundPage[],
): string {
  if (terms === '' || prediction?.terms !== terms) return '';
  if (isNothing(prediction, pages)) return `Nothing for ${terms}.`;
  const counts = [
    counted(price ? prediction.products.length : prediction.total, 'piece'),
    counted(prediction.collections.length, 'collection'),
    counted(pages.length, 'page'),
    counted(prediction.suggestions.length, 'suggestion'),
  ].filter((count) => count !== undefined);
  return `${AND.format(counts) || 'Pieces'} for ${terms}. Arrow keys walk through them.`;
}

interface FoundProps {
  /** What narrows them of what was said. */
  price: PriceSpan | undefined;
  said: SaidPrice;
  prediction: Prediction;
  pages: readonly FoundPage[];
}

function Found({ price, said, prediction, pages }: FoundProps) {
  const { terms, suggestions, collections, products, total } = prediction;
  return (
    <div className={styles.columns}>
      {suggestions.length > 0 && <TermList title="Suggestions" terms={suggestions} />}
      {collections.length + pages.length > 0 && (
        <div className={styles.lists}>
          {collections.length > 0 && <Collections title="Prints and collections" collections={collections} />}
          {pages.length > 0 && <Pages pages={pages} />}
        </div>
      )}
      {(products.length > 0 || (price && total > 0)) && (
        <section className={styles.products}>
          <h2 className={styles.title}>{price ? 'Pieces' : `Pieces (${total})`}</h2>
          <ul className={styles.pictures}>
            {products.map(({ handle, title, print, price: each, points, picture }) => (
              <li key={handle}>
                <Link to={paths.product(handle)}>
                  <Picture source={picture} sizes="(min-width: 900px) 180px, 46vw" priority="first" />
                  <b>{title}</b>
                  <span className={text.soft}>{print}</span> {points ?? formatMoney(each)}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.search() + searchOfTerms({ terms, ...said })}
            className={classNames(arrowLinkClass, styles.all)}
          >
            <ArrowLabel>{price ? 'See all at that price' : `See all ${itemCountLabel(total)}`}</ArrowLabel>
          </Link>
        </section>
      )}
    </div>
  );
}

/** Nothing typed yet. */
function Beginnings() {
  const { linkedCollections } = usePageRuntime();
  if (linkedCollections)
    return (
      <div className={styles.columns}>
        <Collections title="Start here" collections={linkedCollections.map(asCollection)} />
      </div>
    );
  return (
    <div className={styles.columns}>
      <TermList title="People ask for" terms={STARTING_TERMS.map(asSuggestion)} />
      <Collections title="Or start here" collections={MAIN_COLLECTIONS.map(asCollection)} />
      <Collections title="Six seasons" collections={SEASONS.map(asCollection)} />
      <Prints />
    </div>
  );
}

/** Fabrics to point at, for who has no word for them. */
function Prints() {
  const base = documentShopConfig().pictureBase;
  return (
    <section className={styles.prints}>
      <h2 className={styles.title}>Or by print</h2>
      <ul>
        {PRINT_CUTTINGS.map(({ handle, label }) => (
          <li key={handle}>
            <Link to={paths.collection(handle)} className={styles.print}>
              <span className={styles.tile}>
                <img src={pictureUrl(base, `t/${handle}`, 400)} alt="" width="200" height="200" loading="lazy" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ terms }: { terms: string }) {
  return (
    <>
      <p className={classNames(text.lead, styles.note)}>
        No “{terms}” in the bay. Check the spelling, or try one of these.
      </p>
      <Beginnings />
    </>
  );
}

const asCollection = ({ handle, label }: CollectionName) => ({ handle, title: label });
const asSuggestion = (terms: string) => ({ text: terms, parts: [{ text: terms, typed: false }] });

interface TermListProps {
  title: string;
  terms: ReadonlyArray<{ text: string; parts: readonly TextPart[] }>;
}

function TermList({ title, terms }: TermListProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {terms.map(({ text: suggestion, parts }) => (
          <li key={suggestion}>
            <Link to={paths.search(suggestion)} className={styles.line}>
              <span>
                {parts.map((part, place) => {
                  const key = `${place}${part.text}`;
                  return part.typed ? <b key={key}>{part.text}</b> : <span key={key}>{part.text}</span>;
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Collections({ title, collections }: { title: string; collections: readonly FoundCollection[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {collections.map(({ handle, title: name, picture }) => (
          <li key={handle}>
            <Link to={paths.collection(handle)} className={styles.line}>
              {picture && <img src={picture} alt="" width="32" height="32" className={styles.swatch} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pages({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <section>
      <h2 className={styles.title}>Pages</h2>
      <ul className={styles.lines}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.line}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
