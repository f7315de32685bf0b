import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import chip from '../../ui/inputs/chip.module.css';
import field from '../../ui/inputs/field.module.css';
import { MoneyText } from '../../ui/money/price-text.tsx';
import { useRoving } from '../../ui/rails/use-roving.ts';
import text from '../../ui/text.module.css';
import { viewedProducts } from '../recently-viewed/viewed-products.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import { findToPick, type PickerSource } from './find-products.ts';
import type { PackedProduct } from './packed.ts';
import styles from './picker.module.css';
import { ProductPicture } from './product-picture.tsx';
import type { SuitcaseProduct } from './suitcase-product.ts';

interface PickerTab {
  label: string;
  source: PickerSource;
}

const tab = (label: string, handle: string): PickerTab => ({ label, source: { kind: 'collection', handle } });

const KINDS: readonly PickerTab[] = [
  tab('Tops', 'tops'),
  tab('Bottoms', 'bottoms'),
  tab('One-pieces', 'one-pieces'),
  tab('Dresses', 'dresses'),
  tab('Skirts', 'skirts'),
  tab('Cover-ups', 'cover-ups'),
  tab('Men’s', 'mens-collection'),
  tab('Accessories', 'accessories'),
];

/** What there is to pick from: what this browser remembers first, then the shop by kind. */
function useTabs(): readonly PickerTab[] {
  const { linkedCollections } = usePageRuntime();
  return useMemo(
    () => [
      ...(readWishlist().length > 0 ? [{ label: 'Saved', source: { kind: 'saved' } } as const] : []),
      ...(viewedProducts().length > 0 ? [{ label: 'You looked at', source: { kind: 'seen' } } as const] : []),
      ...(linkedCollections?.map(({ label, handle }) => tab(label, handle)) ?? KINDS),
    ],
    [linkedCollections],
  );
}

type Found = readonly SuitcaseProduct[] | 'asking' | 'failed';

function useFound(source: PickerSource | undefined): Found {
  const [found, setFound] = useState<Found>('asking');
  useEffect(() => {
    if (!source) return;
    const overtaken = new AbortController();
    setFound('asking');
    findToPick(source, overtaken.signal).then(
      (products) => overtaken.signal.aborted || setFound(products ?? 'failed'),
      () => overtaken.signal.aborted || setFound('failed'),
    );
    return () => overtaken.abort();
  }, [source]);
  return found;
}

interface PickerProps {
  packed: readonly PackedProduct[];
  /** Puts a product in, or takes it out. */
  onToggle: (product: SuitcaseProduct) => void;
}

/** Where products are picked: the shopper's own, or a kind, or what was searched for. */
export function Picker({ packed, onToggle }: PickerProps) {
  const heading = useId();
  const tabs = useTabs();
  const [source, setSource] = useState(tabs[0]?.source);
  const [terms, setTerms] = useState('');
  const found = useFound(source);
  const isIn = (handle: string): boolean => packed.some((product) => product.handle === handle);

  const search = (event: FormEvent): void => {
    event.preventDefault();
    if (terms.trim()) setSource({ kind: 'search', terms: terms.trim() });
  };
  return (
    <section aria-labelledby={heading} className={styles.picker}>
      <h2 className={text.h3} id={heading}>
        What goes in
      </h2>
      <div className={styles.ways}>
        <fieldset className={styles.tabs} aria-label="Pick from">
          {tabs.map(({ label, source: its }) => (
            <button
              key={label}
              type="button"
              className={classNames(chip.chip, its === source && chip.on)}
              aria-pressed={its === source}
              onClick={() => setSource(its)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {/* biome-ignore lint/a11y/useSemanticElements: a search element would need a form inside all the same */}
        <form role="search" aria-label="Pieces for the suitcase" className={styles.search} onSubmit={search}>
          <input
            type="search"
            className={field.input}
            aria-label="Search for a piece"
            placeholder="Or search: a print, a piece"
            value={terms}
            maxLength={100}
            enterKeyHint="search"
            onChange={({ target }) => setTerms(target.value)}
          />
          <Button type="submit" variant="outline" size="small">
            Search
          </Button>
        </form>
      </div>
      {typeof found === 'string' || found.length === 0 ? (
        <p className={styles.note} role="status">
          {wordsOf(found, source)}
        </p>
      ) : (
        <PickerRow found={found} isIn={isIn} onToggle={onToggle} />
      )}
    </section>
  );
}

function wordsOf(found: Found, source: PickerSource | undefined): string {
  if (found === 'asking') return 'Looking through the rail …';
  if (found === 'failed') return 'The shop did not answer. Pick again in a moment.';
  return source?.kind === 'search'
    ? `Nothing for “${source.terms}”. Try a print or a kind.`
    : 'Nothing hangs here just now.';
}

interface PickerRowProps {
  found: readonly SuitcaseProduct[];
  isIn: (handle: string) => boolean;
  onToggle: (product: SuitcaseProduct) => void;
}

/** One stop of the Tab key, however many lie on it: what is in is a few keys further. */
function PickerRow({ found, isIn, onToggle }: PickerRowProps) {
  const { row, tabIndex } = useRoving(0, { atOnce: true });
  return (
    <ul className={styles.products} {...row}>
      {found.map((product, index) => (
        <PickerProduct
          key={product.handle}
          product={product}
          isIn={isIn(product.handle)}
          tabIndex={tabIndex(index)}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

interface PickerProductProps {
  product: SuitcaseProduct;
  isIn: boolean;
  tabIndex: -1 | undefined;
  onToggle: (product: SuitcaseProduct) => void;
}

function PickerProduct({ product, isIn, tabIndex, onToggle }: PickerProductProps) {
  const { title, print, price, soldOut } = product.card;
  return (
    <li>
      <button
        type="button"
        className={styles.product}
        aria-pressed={isIn}
        tabIndex={tabIndex}
        onClick={() => onToggle(product)}
      >
        <ProductPicture product={product} />
        <b>{title}</b>
        {print && <span className={text.soft}>{print}</span>}
        <span>{soldOut ? 'Sold out' : <MoneyText of={price} />}</span>
        <span className={styles.mark} aria-hidden="true">
          {isIn ? '✓' : '+'}
        </span>
      </button>
    </li>
  );
}
