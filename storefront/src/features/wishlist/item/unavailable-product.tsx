import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import own from '../view/own-wishlist.module.css';
import styles from './unavailable-product.module.css';

const loadDialog = () =>
  import('../../back-in-stock/back-in-stock-dialog.tsx').then((module) => module.BackInStockDialog);

/**
 * What can be done about a product that no money buys now: being written to, or taking it for points. Without the dialog, its
 * page has its other prints.
 */
export function SoldOutAction({ card, name }: { card: ProductCardData; name: string }) {
  const notice = useDialog(loadDialog);
  const otherwise = card.points
    ? { to: paths.clubRewards(), label: 'Get it with points' }
    : notice.failed && { to: paths.product(card.handle), label: 'See other prints' };
  if (otherwise)
    return (
      <Link to={otherwise.to} className={buttonClass({ variant: 'outline', size: 'small', block: true })}>
        {otherwise.label}
      </Link>
    );
  return (
    <>
      <Button
        variant="outline"
        size="small"
        block
        aria-haspopup="dialog"
        onPointerEnter={notice.prepare}
        onFocus={notice.prepare}
        onClick={notice.show}
      >
        Tell me when back
      </Button>
      {notice.Dialog && (
        <notice.Dialog
          open={notice.open}
          onClose={notice.close}
          name={name}
          sizes={card.sizes}
          requestedSize={undefined}
        />
      )}
    </>
  );
}

/** "kaila-top-passionfruit" was a "Kaila top passionfruit". */
const labelOf = (handle: string): string => handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');

/** A product the shop has no more of, and no page for. */
export function UnavailableProduct({ handle, onRemove }: { handle: string; onRemove?: () => void }) {
  return (
    <li className={styles.gone}>
      <div className={styles.box}>
        <p>Swam off for good</p>
      </div>
      <h2 className={styles.title}>{labelOf(handle)}</h2>
      {onRemove && (
        <IconButton
          icon="close"
          variant="float"
          label={`Remove ${labelOf(handle)}`}
          className={own.remove}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
