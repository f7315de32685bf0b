import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/inputs/check.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { addEach } from '../../cart/add-each.ts';
import { isOneSize } from '../../product/card/size-label.ts';
import { goesWithoutSaying } from './difference.ts';
import { type ComparedItem, compareNoted } from './find-noted.ts';
import styles from './noted-dialog.module.css';
import { forgetNoted, readNoted } from './noted-items.ts';

const GONE_AGAIN = 'The connection is gone again. Your notes are safe; try again once you are back.';

type Compared = readonly ComparedItem[] | 'asking' | 'failed';

const nameOf = ({ noted, today }: ComparedItem): string => {
  if (!today) return noted.title || 'A piece';
  const name = today.print ? `${today.title} in ${today.print}` : today.title;
  const size = isOneSize(today.label) ? '' : `, ${today.label}`;
  return `${name}${size}${noted.quantity > 1 ? `, ${noted.quantity} of it` : ''}`;
};

/** What was noted without a connection, and what has changed since: what is ticked goes into the bag. */
export function NotedDialog({ onClose }: { onClose: () => void }) {
  const [compared, setCompared] = useState<Compared>('asking');
  const [ticked, setTicked] = useState<ReadonlySet<ComparedItem>>(new Set());
  const [state, setState] = useState<{ busy: boolean; reason?: string | undefined }>({ busy: false });

  const look = (): void => {
    setCompared('asking');
    compareNoted(readNoted()).then(
      (items) => {
        setCompared(items ?? 'failed');
        setTicked(new Set(items?.filter(({ difference }) => goesWithoutSaying(difference))));
      },
      () => {
        setCompared('failed');
        setTicked(new Set());
      },
    );
  };
  useEffect(look, []);

  const toggle = (item: ComparedItem): void => {
    const next = new Set(ticked);
    if (!next.delete(item)) next.add(item);
    setTicked(next);
  };
  // While the shop is asked what is ticked is of the answer before: a piece of it may be in the bag by now.
  const isBusy = state.busy || compared === 'asking';
  const forgetAll = (): void => {
    if (isBusy) return;
    forgetNoted(readNoted());
    onClose();
  };
  const add = async (): Promise<void> => {
    if (isBusy) return;
    const items = [...ticked];
    if (!navigator.onLine) return setState({ busy: false, reason: GONE_AGAIN });
    setState({ busy: true });
    const added = await addEach(
      items.map(({ noted: { merchandiseId, attributes }, difference: { quantity } }) => ({
        merchandiseId,
        quantity,
        ...(attributes.length > 0 && { attributes }),
      })),
      true,
    );
    setState({ busy: false, reason: added.reason });
    // Pressed again, what is in would go in again.
    forgetNoted(items.flatMap(({ noted }, at) => (added.wentIn[at] ? [noted] : [])));
    if (added.whole) onClose();
    else if (added.wentIn.includes(true)) look();
  };

  return (
    <Dialog
      title="While you were out"
      open
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          {ticked.size > 0 && (
            <Button busy={isBusy} onClick={() => void add()}>
              Put {ticked.size} in bag
            </Button>
          )}
          {/* A button of its own: what puts notes into the bag must not turn into what deletes them. */}
          <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={forgetAll}>
            Forget them all
          </Button>
        </div>
      }
    >
      {compared === 'asking' && <p role="status">Asking the shop what has changed …</p>}
      {compared === 'failed' && (
        <p role="status">
          The shop did not answer. Your notes are safe.{' '}
          <button type="button" className={styles.again} onClick={look}>
            Ask again
          </button>
        </p>
      )}
      {typeof compared === 'object' && (
        <ul className={styles.items}>
          {compared.map((item) => (
            <li key={`${item.noted.merchandiseId} ${JSON.stringify(item.noted.attributes)}`}>
              <Check checked={ticked.has(item)} disabled={item.difference.quantity === 0} onChange={() => toggle(item)}>
                <span>
                  <b>{nameOf(item)}</b>
                  <span className={styles.words} data-kind={item.difference.kind}>
                    {item.difference.words}
                  </span>
                </span>
              </Check>
              {item.today && item.difference.quantity === 0 && (
                <a href={paths.product(item.today.handle)}>See what else there is of it</a>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.reason}>
        {state.reason}
      </p>
    </Dialog>
  );
}
