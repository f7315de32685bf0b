import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../ui/inputs/field.tsx';
import { MoneyText } from '../../ui/money/price-text.tsx';
import text from '../../ui/text.module.css';
import { type AddedEach, addEach } from '../cart/add-each.ts';
import { prepareCart } from '../cart/cart-actions.ts';
import type { CardSize } from '../product/card/product-card-data.ts';
import { sharePage } from '../share/share-page.ts';
import { readFit, saveLastSize } from '../size-guide/fit-memory.ts';
import styles from './case-list.module.css';
import { CaseTotal } from './case-total.tsx';
import { inSize, type PackedProduct, withoutProduct } from './packed.ts';
import { ProductPicture } from './product-picture.tsx';
import { beginningSize } from './sizes.ts';
import { productName, type SuitcaseProduct } from './suitcase-product.ts';
import type { ListedProduct } from './use-suitcase.ts';

interface CaseListProps {
  listed: readonly ListedProduct[];
  /** What of it is known and can be had. */
  products: readonly SuitcaseProduct[];
  packed: readonly PackedProduct[];
  /** How many outfits it makes. */
  outfits: number;
  onChange: (packed: readonly PackedProduct[], said?: string) => void;
}

interface SizedProduct {
  product: SuitcaseProduct;
  size: CardSize | undefined;
}

/** What is in, each in its size, what it costs, and the way into the bag. */
export function CaseList({ listed, products, packed, outfits, onChange }: CaseListProps) {
  const [fit] = useState(readFit);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ of: readonly SizedProduct[]; added: AddedEach }>();
  useEffect(prepareCart, []);

  const sized = products.map((product): SizedProduct => {
    const picked = packed.find(({ handle }) => handle === product.handle)?.size;
    return { product, size: beginningSize(product.card, picked, fit) };
  });
  const ready = sized.filter(({ size }) => size !== undefined);
  const unsized = sized.length - ready.length;

  const change = (next: readonly PackedProduct[], said?: string): void => {
    setOutcome(undefined);
    onChange(next, said);
  };
  const add = async (): Promise<void> => {
    if (ready.length === 0) {
      setOutcome({
        of: [],
        added: { whole: false, wentIn: [], notes: [], reason: 'Pick a size first, of one piece at least.' },
      });
      return;
    }
    setBusy(true);
    const added = await addEach(
      ready.flatMap(({ size }) => (size ? [{ merchandiseId: size.variantId, quantity: 1 }] : [])),
    );
    setOutcome({ of: ready, added });
    setBusy(false);
    for (const { product, size } of ready)
      if (added.whole && size && product.card.part) saveLastSize(product.card.part, size.label);
  };
  const noteOf = (handle: string): string | undefined =>
    outcome?.added.notes[outcome.of.findIndex(({ product }) => product.handle === handle)];

  return (
    <aside className={styles.case} aria-label="The suitcase">
      <ul>
        {listed.map(({ packed: { handle }, product }) => (
          <CaseRow
            key={handle}
            handle={handle}
            product={product}
            size={sized.find((one) => one.product.handle === handle)?.size}
            note={noteOf(handle)}
            onSize={(size) => change(inSize(packed, handle, size))}
            onRemove={(name) => change(withoutProduct(packed, handle), `${name} is out.`)}
          />
        ))}
      </ul>
      {sized.length > 0 && (
        <CaseTotal
          variants={sized.map(({ product, size }) => (size ?? product.card.sizes[0])?.variantId)}
          products={products}
          outfits={outfits}
        />
      )}
      <p role="status" className={styles.reason}>
        {outcome?.added.reason ?? (unsized > 0 && 'Pick a size to bring the rest along.')}
      </p>
      <div className={styles.buttons}>
        <Button busy={busy} block onClick={() => void add()}>
          {ready.length === 0
            ? 'Put in bag'
            : `Put ${ready.length === 1 ? 'one piece' : `${ready.length} pieces`} in bag`}
        </Button>
        <Button
          variant="outline"
          block
          onClick={() =>
            void sharePage('A suitcase from Bluebird Bay', paths.suitcase(packed.map(({ handle }) => handle)))
          }
        >
          Pass it on
        </Button>
      </div>
    </aside>
  );
}

interface CaseRowProps {
  handle: string;
  product: SuitcaseProduct | 'gone' | undefined;
  size: CardSize | undefined;
  /** What became of it when it was put into the bag. */
  note: string | undefined;
  onSize: (variantId: string) => void;
  onRemove: (name: string) => void;
}

function CaseRow({ handle, product, size, note, onSize, onRemove }: CaseRowProps) {
  if (!product) return <li className={styles.waiting} />;
  if (product === 'gone') {
    const name = handle.replaceAll('-', ' ');
    return (
      <Row picture={null} name={name} onRemove={onRemove}>
        <p className={text.soft}>“{name}” has left the shop.</p>
      </Row>
    );
  }
  const { title, print, price, soldOut, sizes } = product.card;
  return (
    <Row picture={<ProductPicture product={product} />} name={productName(product)} onRemove={onRemove}>
      <Link to={paths.product(handle)} className={styles.title}>
        {title}
      </Link>
      <p className={styles.line}>
        {print} <MoneyText of={price} />
      </p>
      {soldOut && (
        <p className={styles.soldOut}>Sold out, so it makes no outfits for now. Its page tells you when it is back.</p>
      )}
      {!soldOut && sizes.length > 1 && (
        <SelectField
          label="Size"
          aria-label={`Size of ${productName(product)}`}
          value={size?.variantId ?? ''}
          onChange={({ target }) => onSize(target.value)}
        >
          <option value="">Pick</option>
          {sizes.map(({ variantId, label, available, left }) => (
            <option key={variantId} value={variantId} disabled={!available}>
              {label}
              {!available ? ', sold out' : left !== undefined && `, ${left} left`}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
    </Row>
  );
}

interface RowProps {
  picture: ReactNode;
  name: string;
  onRemove: (name: string) => void;
  children: ReactNode;
}

function Row({ picture, name, onRemove, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
      <IconButton icon="close" iconSize="small" label={`Take out ${name}`} onClick={() => onRemove(name)} />
    </li>
  );
}
