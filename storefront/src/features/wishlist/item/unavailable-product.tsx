import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import own from '../view/own-wishlist.module.css';
import styles from './unavailable-product.module.css';

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
