import { useState } from 'react';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { useRoving } from '../../../ui/rails/use-roving.ts';
import type { PrintSibling } from '../page/print-siblings-data.ts';
import { PrintLink } from './print-link.tsx';
import styles from './print-siblings.module.css';

const loadTray = () => import('./all-prints-dialog.tsx').then((module) => module.AllPrintsDialog);

interface PrintSiblingsProps {
  siblings: readonly PrintSibling[];
  /** The handle and title of the product on the page. */
  current: string;
  title: string;
  print: string;
  /** How many prints there are, where that is more than `siblings`. */
  count: number | undefined;
}

/** The order prints were shown in first: it stays while the shopper goes from one to the next. */
function useSteadyOrder(siblings: readonly PrintSibling[], current: string): readonly PrintSibling[] {
  const [first, setFirst] = useState(siblings);
  if (first.some(({ handle }) => handle === current)) return first;
  // Chosen in the tray: it has not been in the row yet.
  setFirst(siblings);
  return siblings;
}

/** The same style in its other prints, as pictures that lead there; the rest of them is in a tray. */
export function PrintSiblings({ siblings, current, title, print, count }: PrintSiblingsProps) {
  const shown = useSteadyOrder(siblings, current);
  const at = shown.findIndex(({ handle }) => handle === current);
  const { row, tabIndex } = useRoving(at);
  const tray = useDialog(loadTray);
  return (
    <nav aria-label="Prints" className={styles.prints}>
      <p className={styles.label} aria-live="polite">
        Print <span>{print}</span>
      </p>
      <ul className={styles.list} {...row}>
        {shown.map((sibling, index) => (
          <li key={sibling.handle}>
            <PrintLink sibling={sibling} isHere={index === at} tabIndex={tabIndex(index)} />
          </li>
        ))}
      </ul>
      {count !== undefined && (
        <>
          <button
            type="button"
            className={classNames(link.link, styles.all)}
            aria-haspopup="dialog"
            onPointerEnter={tray.prepare}
            onFocus={tray.prepare}
            onClick={tray.show}
          >
            All {count} prints
          </button>
          <noscript>
            <a href={paths.search(title)}>All {count} prints</a>
          </noscript>
        </>
      )}
      {tray.failed && <p role="alert">That did not load. Check the connection and try again.</p>}
      {tray.Dialog && <tray.Dialog open={tray.open} onClose={tray.close} {...{ current, title, count }} />}
    </nav>
  );
}
