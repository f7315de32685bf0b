import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { readService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/inputs/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import type { FoundProducts } from '../../wishlist/find-products.ts';
import { ReviewItem } from '../review-item.tsx';
import type { Review, ReviewsAnswer } from '../reviews-answer.ts';
import styles from './reviews-wall.module.css';
import { BUILDS, KINDS, SIZES, STARS, type WallFilter, wallFilter, wallSearch } from './wall-filter.ts';

/** The products reviews are about, as they stand today. */
type Pieces = FoundProducts;

/** A review beside what it is about; without a picture for what the shop no longer sells. */
function WallReview({ review, pieces }: { review: Review; pieces: Pieces | undefined }) {
  const piece = pieces?.get(review.product);
  const sold = piece === 'gone' ? undefined : piece;
  return (
    <li className={styles.entry}>
      <div className={styles.piece}>
        {sold && (
          <Link to={paths.product(review.product)}>
            <Picture source={{ ...sold.flat, alt: '' }} sizes="140px" className={styles.picture} />
            <b>{sold.title}</b>
            {sold.print && <span>{sold.print}</span>}
          </Link>
        )}
        {piece === 'gone' && <span>A piece we no longer make</span>}
      </div>
      <ul className={styles.said}>
        <ReviewItem review={review} />
      </ul>
    </li>
  );
}

const PER_PAGE = 12;

interface Found {
  answer?: ReviewsAnswer;
  /** Those of the answer before, until this answer's have come: what is in both keeps its picture. */
  pieces?: Pieces | undefined;
  phase: 'asking' | 'ready' | 'failed';
}

function useWall({ order, kind, size, build, star, after }: WallFilter, tries: number): Found {
  const [found, setFound] = useState<Found>({ phase: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks the same again after a failure
  useEffect(() => {
    const leaving = new AbortController();
    setFound((known) => ({ ...known, phase: 'asking' }));
    const asked = {
      ...{ order, first: PER_PAGE, kind: kind || undefined, size: size || undefined, build: build || undefined },
      ...{ star: star ? Number(star) : undefined, after: after || undefined },
    };
    // On its way beside the reviews: it can ask for their products as soon as they are here.
    const finders = import('../../wishlist/find-products.ts').catch(() => undefined);
    void readService('reviews', asked, leaving.signal).then(async (answer) => {
      if (leaving.signal.aborted) return;
      if (!answer.ok) return setFound((known) => ({ ...known, phase: 'failed' }));
      setFound(({ pieces }) => ({ answer: answer.value, pieces, phase: 'ready' }));
      const handles = [...new Set(answer.value.reviews.map(({ product }) => product))];
      // Reviews are read without their pictures as well: nobody is told where the provider does not answer.
      const pieces = await (await finders)?.findByHandles(handles, leaving.signal);
      if (pieces && !leaving.signal.aborted) setFound({ answer: answer.value, pieces, phase: 'ready' });
    });
    return () => leaving.abort();
  }, [order, kind, size, build, star, after, tries]);
  return found;
}

/** Every review of every product, narrowed and leafed through by the address. */
export function ReviewsWall() {
  const { location, navigate } = usePageRuntime();
  const [tries, setTries] = useState(0);
  const filter = wallFilter(location.search);
  const { answer, pieces, phase } = useWall(filter, tries);
  const wall = useRef<HTMLElement>(null);
  const after = useRef(filter.after);
  useEffect(() => {
    // The link that was followed goes with the page it led on from. A choice that leads back to the first page stays.
    const isLeafed = after.current !== filter.after && !wall.current?.querySelector('select:focus');
    if (isLeafed) wall.current?.focus({ preventScroll: true });
    after.current = filter.after;
  }, [filter.after]);
  const narrow = (wish: Partial<WallFilter>): void =>
    navigate(`${location.pathname}${wallSearch({ ...filter, after: '', ...wish })}`, {
      keepPlace: true,
      replace: true,
    });
  // A cursor belongs to the list it came with, not to the one that is being fetched.
  const next = phase === 'ready' && answer?.pageInfo.hasNextPage ? answer.pageInfo.endCursor : undefined;
  return (
    <section ref={wall} tabIndex={-1} className={styles.wall} aria-labelledby="all-reviews" data-wide="">
      <h2 id="all-reviews" className={hidden.hidden}>
        All reviews
      </h2>
      <div className={styles.filters}>
        <Choice label="Piece" value={filter.kind} options={KINDS} onChoose={(kind) => narrow({ kind })} />
        <Choice label="Size bought" value={filter.size} options={SIZES} onChoose={(size) => narrow({ size })} />
        <Choice label="Body" value={filter.build} options={BUILDS} onChoose={(build) => narrow({ build })} />
        <Choice
          label="Stars"
          value={filter.star}
          options={STARS.map((star) => [star, star === '1' ? '1 star' : `${star} stars`] as const)}
          onChoose={(star) => narrow({ star })}
        />
        <SelectField
          label="First"
          value={filter.order}
          onChange={(event) => narrow({ order: event.target.value === 'newest' ? 'newest' : 'helpful' })}
        >
          <option value="helpful">Most helpful</option>
          <option value="newest">Newest</option>
        </SelectField>
      </div>
      <div aria-live="polite">
        {phase === 'failed' && (
          <p className={styles.note}>
            The reviews did not come.{' '}
            <Button size="small" variant="outline" onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          </p>
        )}
        {phase === 'asking' && !answer && <p className={styles.note}>Fetching what people said …</p>}
        {answer?.reviews.length === 0 && (
          <p className={styles.note}>Nobody has said that yet. Take a filter off, or buy it and be the first.</p>
        )}
      </div>
      {answer && (
        <ul className={styles.list} aria-busy={phase === 'asking'}>
          {answer.reviews.map((review) => (
            <WallReview key={review.id} review={review} pieces={pieces} />
          ))}
        </ul>
      )}
      {(answer || phase === 'failed') && (
        <nav aria-label="Pages of reviews" className={styles.pages}>
          {filter.after && (
            <Link to={`${location.pathname}${wallSearch({ ...filter, after: '' })}`}>Back to the first</Link>
          )}
          {next && <Link to={`${location.pathname}${wallSearch({ ...filter, after: next })}`}>More reviews</Link>}
        </nav>
      )}
      <noscript>
        <p className={styles.note}>Reviews of all pieces need JavaScript. Those of one are on its page.</p>
      </noscript>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: ReadonlyArray<string | readonly [value: string, label: string]>;
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">All</option>
      {options.map((option) => {
        const [choice, name] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={choice} value={choice}>
            {name}
          </option>
        );
      })}
    </SelectField>
  );
}
