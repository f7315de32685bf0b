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
import { findOnShelf, type ShelfSource } from './find-pieces.ts';
import type { PackedPiece } from './packed.ts';
import type { Piece } from './piece.ts';
import { PiecePicture } from './piece-picture.tsx';
import styles from './shelf.module.css';

interface ShelfTab {
  label: string;
  source: ShelfSource;
}

const tab = (label: string, handle: string): ShelfTab => ({ label, source: { kind: 'collection', handle } });

const KINDS: readonly ShelfTab[] = [
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
function useTabs(): readonly ShelfTab[] {
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

type Found = readonly Piece[] | 'asking' | 'failed';

function useShelf(source: ShelfSource | undefined): Found {
  const [found, setFound] = useState<Found>('asking');
  useEffect(() => {
    if (!source) return;
    const overtaken = new AbortController();
    setFound('asking');
    findOnShelf(source, overtaken.signal).then(
      (pieces) => overtaken.signal.aborted || setFound(pieces ?? 'failed'),
      () => overtaken.signal.aborted || setFound('failed'),
    );
    return () => overtaken.abort();
  }, [source]);
  return found;
}

interface ShelfProps {
  packed: readonly PackedPiece[];
  /** Puts a piece in, or takes it out. */
  onToggle: (piece: Piece) => void;
}

/** Where pieces are picked: the shopper's own, or a kind, or what was searched for. */
export function Shelf({ packed, onToggle }: ShelfProps) {
  const heading = useId();
  const tabs = useTabs();
  const [source, setSource] = useState(tabs[0]?.source);
  const [terms, setTerms] = useState('');
  const found = useShelf(source);
  const isIn = (handle: string): boolean => packed.some((piece) => piece.handle === handle);

  const search = (event: FormEvent): void => {
    event.preventDefault();
    if (terms.trim()) setSource({ kind: 'search', terms: terms.trim() });
  };
  return (
    <section aria-labelledby={heading} className={styles.shelf}>
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
        <ShelfRow found={found} isIn={isIn} onToggle={onToggle} />
      )}
    </section>
  );
}

function wordsOf(found: Found, source: ShelfSource | undefined): string {
  if (found === 'asking') return 'Looking through the rail …';
  if (found === 'failed') return 'The shop did not answer. Pick again in a moment.';
  return source?.kind === 'search'
    ? `Nothing for “${source.terms}”. Try a print or a kind.`
    : 'Nothing hangs here just now.';
}

interface ShelfRowProps {
  found: readonly Piece[];
  isIn: (handle: string) => boolean;
  onToggle: (piece: Piece) => void;
}

/** One stop of the Tab key, however many lie on it: what is in is a few keys further. */
function ShelfRow({ found, isIn, onToggle }: ShelfRowProps) {
  const { row, tabIndex } = useRoving(0, { atOnce: true });
  return (
    <ul className={styles.pieces} {...row}>
      {found.map((piece, index) => (
        <ShelfPiece
          key={piece.handle}
          piece={piece}
          isIn={isIn(piece.handle)}
          tabIndex={tabIndex(index)}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

interface ShelfPieceProps {
  piece: Piece;
  isIn: boolean;
  tabIndex: -1 | undefined;
  onToggle: (piece: Piece) => void;
}

function ShelfPiece({ piece, isIn, tabIndex, onToggle }: ShelfPieceProps) {
  const { title, print, price, soldOut } = piece.card;
  return (
    <li>
      <button
        type="button"
        className={styles.piece}
        aria-pressed={isIn}
        tabIndex={tabIndex}
        onClick={() => onToggle(piece)}
      >
        <PiecePicture piece={piece} />
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
