import { useEffect, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { AllPrints } from '../../../storefront-api/generated/operations.ts';
import link from '../../../ui/buttons/link-button.module.css';
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

/** A print of the tray, and the handle of the page that tells how it was drawn. */
interface TrayPrint extends PrintSibling {
  printPage: string | undefined;
}

const PRINT_TAG = 'print_';

async function findPrints(handle: string): Promise<readonly TrayPrint[] | undefined> {
  const answer = await browserClient().request(AllPrints, { handle });
  const product = answer.ok ? answer.data.product : undefined;
  if (!product) return undefined;
  const others = product.siblings?.references?.nodes ?? [];
  const tags = new Map([product, ...others].flatMap((node) => ('handle' in node ? [[node.handle, node.tags]] : [])));
  return printSiblings(product, others)
    .toSorted(byName)
    .map((sibling) => {
      const tag = tags.get(sibling.handle)?.find((candidate) => candidate.startsWith(PRINT_TAG));
      return { ...sibling, printPage: tag?.slice(PRINT_TAG.length) };
    });
}

/** Every print a style comes in, by name. Asked for once: it is the same list for each of them. */
export function AllPrintsDialog({ open, onClose, current, title, count }: AllPrintsDialogProps) {
  const [prints, setPrints] = useState<readonly TrayPrint[] | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever print is on show, its siblings are the same
  useEffect(() => {
    if (!open || Array.isArray(prints)) return;
    setPrints(undefined);
    findPrints(current).then((found) => setPrints(found ?? 'failed'));
  }, [open]);

  const here = typeof prints === 'object' ? prints.find(({ handle }) => handle === current)?.printPage : undefined;
  return (
    <Dialog title={`${title}: all ${count ?? ''} prints`} open={open} onClose={onClose}>
      {prints === 'failed' && (
        <Notice tone="bad">The prints did not come through. Close this, check the connection and try again.</Notice>
      )}
      {prints === undefined && <p>Unrolling the cloth …</p>}
      {typeof prints === 'object' && (
        <>
          <ul className={styles.tray}>
            {prints.map((sibling) => (
              <li key={sibling.handle}>
                <PrintLink sibling={sibling} isHere={sibling.handle === current} onFollow={onClose} named />
              </li>
            ))}
          </ul>
          {here && (
            <p className={styles.more}>
              <Link to={paths.print(here)} className={link.link}>
                How this print was drawn, and everything cut from it
              </Link>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
