import { IconButton } from '../../ui/buttons/icon-button.tsx';
import styles from './share-button.module.css';
import { sharePage } from './share-page.ts';

/** Passes a product on. */
export function ShareButton({ name }: { name: string }) {
  return (
    <IconButton
      icon="share"
      iconSize="small"
      variant="float"
      label={`Share ${name}`}
      className={styles.share}
      onClick={() => void sharePage(name)}
    />
  );
}
