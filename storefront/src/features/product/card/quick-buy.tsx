import { useRef } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { addToCart, prepareCart } from '../../cart/cart-actions.ts';
import type { Cart } from '../../cart/state/cart.ts';
import type { CardSize, ProductCardData } from './product-card-data.ts';
import styles from './quick-buy.module.css';

/**
 * Puts one size of a card's product into the cart. Null when it failed; the reason is in the store under the variant's
 * id.
 */
export function addSize(card: ProductCardData, size: CardSize): Promise<Cart | null> {
  const preview = {
    title: card.title,
    handle: card.handle,
    print: card.print,
    variantTitle: size.label,
    picture: { url: card.flat.small, alt: card.flat.alt },
    price: card.priceVaries ? undefined : card.price,
  };
  return addToCart({ merchandiseId: size.variantId, quantity: 1 }, preview);
}

const loadPanel = () => import('./quick-buy-panel.tsx').then((module) => module.QuickBuyPanel);

/**
 * The plus on a card: opens the sizes over the picture and puts the chosen one into the cart; a product of one size
 * goes in at once. Shown only where scripts run; without them the card is a plain link and nothing is missing.
 */
export function QuickBuy({ card }: { card: ProductCardData }) {
  const panel = useDialog(loadPanel);
  const plus = useRef<HTMLButtonElement>(null);
  const [only, ...others] = card.sizes;
  const single = others.length === 0 ? only : undefined;

  const prepare = () => {
    prepareCart();
    panel.prepare();
  };
  const close = () => {
    panel.close();
    plus.current?.focus({ preventScroll: true });
  };
  /** The sizes give way to the drawer; when the add fails they come back with the reason beside them. */
  const add = async (size: CardSize) => {
    close();
    const added = await addSize(card, size);
    if (!added) panel.show();
  };

  return (
    <div className={styles.place}>
      <IconButton
        ref={plus}
        icon="plus"
        label={`${single ? 'Add to bag' : 'Quick buy'}: ${card.title}${card.print ? `, ${card.print}` : ''}`}
        className={styles.plus}
        aria-expanded={single ? undefined : panel.open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (single ? add(single) : panel.show())}
      />
      {panel.failed && <p role="alert">That did not load. Try again.</p>}
      {panel.open && panel.Dialog && (
        <panel.Dialog sizes={card.sizes} onChoose={add} onClose={close} onLeave={panel.close} />
      )}
    </div>
  );
}
