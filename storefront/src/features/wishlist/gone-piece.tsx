import { IconButton } from '../../ui/icon-button.tsx';
import styles from './gone-piece.module.css';
import own from './own-wishlist.module.css';

/** "kaila-top-passionfruit" was a "Kaila top passionfruit". */
const wordsOf = (handle: string): string => handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');

/** A piece the shop has no more of, and no page for. */
export function GonePiece({ handle, onRemove }: { handle: string; onRemove?: () => void }) {
  return (
    <li className={styles.gone}>
      <div className={styles.box}>
        <p>Swam off for good</p>
      </div>
      <h2 className={styles.title}>{wordsOf(handle)}</h2>
      {onRemove && (
        <IconButton
          icon="close"
          variant="float"
          label={`Remove ${wordsOf(handle)}`}
          className={own.remove}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
