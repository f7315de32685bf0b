import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { LineSizes, type LineSizesQuery } from '../../../storefront-api/generated/operations.ts';
import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import { currentCountry } from '../../country/current-country.ts';
import { type CardSize, cardSize } from '../../product/card/product-card-data.ts';
import { sizeLabel } from '../../product/card/size-label.ts';
import { readFit, rememberSize } from '../../size-guide/fit-memory.ts';
import { fitPartOf } from '../../size-guide/fit-part.ts';
import { measuredSizes } from '../../size-guide/measures.ts';
import { suggestSize } from '../../size-guide/suggest-size.ts';
import { changeCart } from '../cart-actions.ts';
import type { CartLine } from '../state/cart.ts';
import styles from './size-panel.module.css';

type Product = NonNullable<LineSizesQuery['product']>;
type Variant = Product['variants']['nodes'][number];

/** A size a line may become: `title` is what its line will be called, `Blue / M` where there is more than a size. */
interface SizeBeside extends CardSize {
  title: string;
}

/** The variants that are the same but for their size: another colour is another choice. Without a size by name, the last option is it. */
export function sizesBeside(variants: readonly Variant[], variantId: string): SizeBeside[] {
  const own = variants.find(({ id }) => id === variantId)?.selectedOptions ?? [];
  const named = own.findIndex(({ name }) => /\bsize\b/i.test(name));
  const at = named < 0 ? own.length - 1 : named;
  return variants.flatMap((variant) => {
    const size = variant.selectedOptions[at];
    const isBeside = variant.selectedOptions.every(({ value }, index) => index === at || value === own[index]?.value);
    return size && isBeside ? [{ ...cardSize(variant), label: sizeLabel(size.value), title: variant.title }] : [];
  });
}

/** The label of the size that should fit this shopper, as far as this browser knows. */
function yoursOf({ productType, measurements }: Product, sizes: readonly SizeBeside[]): string | undefined {
  const part = fitPartOf(productType);
  const measured = measuredSizes(measurements?.value);
  const known = measured[0] ? measured : sizes.map(({ label }) => ({ size: label, body: {}, piece: {} }));
  return part && suggestSize(readFit(), part, known)?.size;
}

interface Found {
  kind: string;
  sizes: readonly SizeBeside[];
  yours: string | undefined;
}

async function find({ id, product }: CartLine['merchandise'], signal: AbortSignal): Promise<Found | 'lost'> {
  const variables = { handle: product.handle, country: currentCountry() };
  const answer = await browserClient().request(LineSizes, variables, { signal });
  if (!answer.ok) return 'lost';
  const found = answer.data.product;
  const sizes = sizesBeside(found?.variants.nodes ?? [], id);
  return { kind: found?.productType ?? '', sizes, yours: found ? yoursOf(found, sizes) : undefined };
}

function stateText(found: Found | 'lost' | undefined): string | undefined {
  if (!found) return 'Fetching the sizes…';
  if (found === 'lost') return 'The sizes did not load. Check your connection, then open them again.';
  return found.sizes[1] ? undefined : 'It comes in no other size right now.';
}

interface SizePanelProps {
  line: CartLine;
  /** The title of the size that stands beside the line. */
  shown: string;
  onClose: () => void;
  /** The line is another size now, and may stand elsewhere. */
  onChanged: () => void;
}

/** The sizes a line comes in, asked for when they are wanted; the line becomes the one that is pressed. */
export function SizePanel({ line, shown, onClose, onChanged }: SizePanelProps) {
  const [found, setFound] = useState<Found | 'lost'>();
  const text = stateText(found);

  // biome-ignore lint/correctness/useExhaustiveDependencies: stock as it is when the sizes are opened
  useEffect(() => {
    const closed = new AbortController();
    find(line.merchandise, closed.signal).then((now) => closed.signal.aborted || setFound(now));
    return () => closed.abort();
  }, []);

  async function choose({ variantId, title, label }: SizeBeside, kind: string): Promise<void> {
    onClose();
    if (title === shown) return;
    const changed = await changeCart({ kind: 'setSize', lineId: line.id, merchandiseId: variantId, title });
    if (!changed) return;
    rememberSize(kind, label);
    onChanged();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend the button above already is
    <div className={styles.panel} role="group" aria-label={`Sizes of ${line.merchandise.product.title}`}>
      {typeof found === 'object' && !text && (
        <div className={styles.sizes}>
          {found.sizes.map((size) => (
            <button
              key={size.variantId}
              type="button"
              className={classNames(options.option, options.small, !size.available && options.out)}
              aria-pressed={size.title === shown}
              aria-disabled={!size.available || undefined}
              aria-label={size.available ? undefined : `${size.label}, sold out`}
              onClick={() => size.available && void choose(size, found.kind)}
            >
              {size.label}
              {size.left ? (
                <small>{size.left} left</small>
              ) : (
                size.label === found.yours && <small className={styles.yours}>yours</small>
              )}
            </button>
          ))}
        </div>
      )}
      <p className={styles.text} role="status">
        {text}
      </p>
    </div>
  );
}
