import { useEffect, useRef, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import chip from '../../ui/inputs/chip.module.css';
import { useDialog } from '../../ui/overlays/use-dialog.ts';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { useFit } from '../size-guide/use-fit.ts';
import styles from './my-size-chip.module.css';
import { mySizes, sizesForList } from './my-sizes.ts';

const loadDialog = () => import('./my-size-dialog.tsx').then((module) => module.MySizeDialog);

interface MySizeChipProps {
  /** Tells the list from others; what is asked of it, and what hangs in it first. */
  list: string;
  asked: readonly string[];
  /** Nothing is asked of it: no query was brought along. */
  isPlain: boolean;
  /** The address of the list in these sizes. */
  addressIn: (sizes: readonly string[]) => string;
  cards: readonly ProductCardData[] | undefined;
}

/** Shows a list in the shopper's own size, by stock; what is chosen here holds for every list until it is turned off. */
export function MySizeChip({ list, asked, isPlain, addressIn, cards }: MySizeChipProps) {
  const { navigate } = usePageRuntime();
  const { fit, save } = useFit();
  // The server knows of nobody's size: the first drawing is its own.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const dialog = useDialog(loadDialog);
  const sizes = sizesForList(mySizes(fit), cards ?? []);
  const isOn = isHere && fit.shopsInIt;
  const inMine = isOn && asked.length > 0;
  const narrowedIn = useRef('');

  const go = (wanted: readonly string[]): void => navigate(addressIn(wanted), { replace: true, keepPlace: true });

  // Once for each list, and again when the sizes become others. A query that somebody brought along stays as it is.
  const wanted = isOn ? sizes.join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the shopper does to the query afterwards is theirs
  useEffect(() => {
    const isMine = narrowedIn.current === list;
    if (wanted !== '' && (isMine || isPlain) && asked.join() !== wanted) {
      narrowedIn.current = list;
      go(sizes);
    } else if (wanted !== '' && asked.join() === wanted) narrowedIn.current = list;
    else if (!isOn && isMine) {
      narrowedIn.current = '';
      go([]);
    }
  }, [list, wanted]);

  // Taken back where filters are taken back, it is off everywhere.
  const hadSizes = useRef(false);
  useEffect(() => {
    if (hadSizes.current && asked.length === 0 && isOn && narrowedIn.current === list) {
      narrowedIn.current = '';
      save({ shopsInIt: false });
    }
    hadSizes.current = asked.length > 0;
  });

  return (
    <>
      <button
        type="button"
        className={classNames(chip.chip, inMine && chip.on, styles.mine)}
        aria-haspopup="dialog"
        aria-pressed={isOn}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        onClick={dialog.show}
      >
        <Icon name="ruler" />
        <span className={styles.label}>My size</span>
        {isOn && sizes.length > 0 && <span className={classNames(chip.count, styles.sizes)}>{sizes.join(', ')}</span>}
      </button>
      {dialog.failed && <p role="alert">That did not load. Check the connection and try again.</p>}
      {dialog.Dialog && <dialog.Dialog open={dialog.open} onClose={dialog.close} />}
    </>
  );
}
