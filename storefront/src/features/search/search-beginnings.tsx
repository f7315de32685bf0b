import { Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import chip from '../../ui/inputs/chip.module.css';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { MAIN_COLLECTIONS } from '../collection/collection-families.ts';
import { CardGrid } from '../collection/list/card-grid.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import type { FoundCollection } from './found-collection.ts';
import { pagesAbout } from './found-pages.ts';
import styles from './search-beginnings.module.css';

/** Searches for who does not know what to search for; each finds something in the house's own catalogue. */
export const STARTING_TERMS: readonly string[] = [
  'hibiscus',
  'zebra',
  'gingham',
  'wrap skirt',
  'board shorts',
  'bucket hat',
];

interface SearchBeginningsProps {
  /** What was searched for in vain; absent while nothing is searched for. */
  nothingFor: string | undefined;
  /** What goes by these words though no product does. */
  collections: readonly FoundCollection[] | undefined;
  /** There may be something without what else was asked for. The heading above says what. */
  isNarrowed: boolean;
  picks: readonly ProductCardData[];
  picture: PictureSource;
}

/** Where to begin: a page about the words, words others search for, the departments, and products that many liked. */
export function SearchBeginnings({ nothingFor, collections = [], isNarrowed, picks, picture }: SearchBeginningsProps) {
  const { linkedCollections, closed } = usePageRuntime();
  const pages = pagesAbout(nothingFor ?? '', closed);
  const found = [
    ...(isNarrowed ? [] : collections).map(({ handle, title }) => ({ label: title, to: paths.collection(handle) })),
    ...pages,
  ];
  return (
    <>
      <div className={styles.help}>
        <div>
          {!isNarrowed && <h1 className={text.h1}>{titleOf(nothingFor, collections.length)}</h1>}
          <p className={classNames(text.lead, styles.lead)}>
            {isNarrowed ? (
              <>
                Not like that, anyway. <Link to={paths.search(nothingFor)}>Look in all kinds, sizes and prices</Link>,
                or begin somewhere else.
              </>
            ) : (
              leadOf(nothingFor, collections.length, pages.length)
            )}
          </p>
          <div className={styles.chips}>
            {found.map(({ label, to }) => (
              <Link key={to} to={to} className={classNames(chip.chip, chip.on)}>
                {label}
              </Link>
            ))}
            {/* Nobody knows what others ask for in a shop of other collections. */}
            {!linkedCollections &&
              STARTING_TERMS.map((terms) => (
                <Link key={terms} to={paths.search(terms)} className={chip.chip}>
                  {terms}
                </Link>
              ))}
            {(linkedCollections ?? MAIN_COLLECTIONS).map(({ handle, label }) => (
              <Link key={handle} to={paths.collection(handle)} className={classNames(chip.chip, styles.department)}>
                {label}
              </Link>
            ))}
          </div>
        </div>
        {nothingFor !== undefined && (
          <Picture source={picture} sizes="(min-width: 900px) 420px, 94vw" className={styles.picture} />
        )}
      </div>
      {picks.length > 0 && (
        <section className={layout.section}>
          <h2 className={classNames(text.h2, styles.heading)}>Everyone’s favourites</h2>
          <CardGrid page={{ page: 1, cards: picks, stories: [] }} first={false} />
        </section>
      )}
    </>
  );
}

/** What is said where no product goes by the words, and a collection does. */
export const closeTo = (terms: string): string => `Close to “${terms}”`;

function titleOf(nothingFor: string | undefined, collections: number): string {
  if (nothingFor === undefined) return 'What are you after?';
  return collections > 0 ? closeTo(nothingFor) : `No “${nothingFor}” in the bay`;
}

function leadOf(nothingFor: string | undefined, collections: number, pages: number): string {
  if (nothingFor === undefined) return 'A print, a piece, a colour. Spelling is optional.';
  if (collections > 0)
    return `No single piece goes by that, but ${collections > 1 ? 'whole collections do' : 'a whole collection does'}.`;
  if (pages > 0) return 'No piece goes by that, but there is something to read about it.';
  return 'Wrong season, possibly the wrong shop. Check the spelling, or try one of these.';
}
