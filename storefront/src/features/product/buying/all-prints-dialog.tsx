import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { AllPrints } from '../../../storefront-api/generated/operations.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type PrintSibling, printSiblings } from '../page/print-siblings-data.ts';
import styles from './all-prints-dialog.module.css';
import { PrintLink } from './print-link.tsx';

interface AllPrintsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The handle and title of the product on the page. */
  current: string;
  title: string;
  count: number | undefined;
}

const byName = (a: PrintSibling, b: PrintSibling): number => a.print.localeCompare(b.print, 'en-GB');

async function findPrints(handle: string): Promise<readonly PrintSibling[] | undefined> {
  const answer = await browserClient().request(AllPrints, { handle });
  const product = answer.ok ? answer.data.product : undefined;
  return product ? printSiblings(product, product.siblings?.references?.nodes ?? []).toSorted(byName) : undefined;
}

/** Every print a style comes in, by name. Asked for once: it is the same list for each of them. */
export function AllPrintsDialog({ open, onClose, current, title, count }: AllPrintsDialogProps) {
  const [prints, setPrints] = useState<readonly PrintSibling[] | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever print is on show, its siblings are the same
  useEffect(() => {
    if (!open || Array.isArray(prints)) return;
    setPrints(undefined);
    findPrints(current).then((found) => setPrints(found ?? 'failed'));
  }, [open]);

  return (
    <Dialog title={`${title}: all ${count ?? ''} prints`} open={open} onClose={onClose}>
      {prints === 'failed' && (
        <Notice tone="bad">The prints did not come through. Close this, check the connection and try again.</Notice>
      )}
      {prints === undefined && <p>Unrolling the cloth …</p>}
      {typeof prints === 'object' && (
        <ul className={styles.tray}>
          {prints.map((sibling) => (
            <li key={sibling.handle}>
              <PrintLink sibling={sibling} isHere={sibling.handle === current} onFollow={onClose} named />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
