import { Button } from '../../ui/buttons/button.tsx';
import styles from './print-button.module.css';

/** Prints the page; not shown where there are no scripts, for it could not. */
export function PrintButton() {
  return (
    <Button variant="outline" size="small" className={styles.print} onClick={() => window.print()}>
      Print this page
    </Button>
  );
}
