import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import options from '../../ui/inputs/option-tile.module.css';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LETTER_SIZES } from '../collection/filter/list-filters.ts';
import fields from '../size-guide/fit-finder-dialog.module.css';
import type { FitPart } from '../size-guide/fit-part.ts';
import { useFit } from '../size-guide/use-fit.ts';
import styles from './my-size-dialog.module.css';
import { mySizes } from './my-sizes.ts';

interface MySizeDialogProps {
  open: boolean;
  onClose: () => void;
}

const PARTS: ReadonlyArray<readonly [part: FitPart, label: string]> = [
  ['top', 'Tops'],
  ['bottoms', 'Bottoms'],
  ['whole', 'One-pieces and dresses'],
  ['men', 'Men’s'],
];

/** Which sizes the shop is to be shown in, part by part. It stays in this browser. */
export function MySizeDialog({ open, onClose }: MySizeDialogProps) {
  const { fit, save } = useFit();
  const [isMissing, setMissing] = useState(false);
  const sizes = mySizes(fit);

  const turn = (shopsInIt: boolean): void => {
    const isKnown = Object.keys(sizes).length > 0;
    setMissing(shopsInIt && !isKnown);
    if (shopsInIt && !isKnown) return;
    save({ shopsInIt });
    onClose();
  };
  const choose = (part: FitPart, size: string): void => {
    setMissing(false);
    save({ usual: { ...fit.usual, [part]: size } });
  };

  return (
    <Dialog
      title="Shop in my size"
      size="small"
      open={open}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          {fit.shopsInIt && (
            <Button variant="quiet" onClick={() => turn(false)}>
              Turn it off
            </Button>
          )}
          <Button onClick={() => turn(true)}>{fit.shopsInIt ? 'Show me these' : 'Shop in my size'}</Button>
        </div>
      }
    >
      <p>Every list then shows what can be had in it, and every card says so. One part is enough.</p>
      {PARTS.map(([part, label]) => (
        <fieldset key={part} className={classNames(fields.section, styles.part)}>
          <legend>{label}</legend>
          <div className={classNames(options.options, fields.sizes)}>
            {LETTER_SIZES.map((size) => (
              <button
                key={size}
                type="button"
                className={options.option}
                aria-pressed={size === sizes[part]}
                onClick={() => choose(part, size)}
              >
                {size}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={fields.small} role="status">
        {isMissing ? 'Pick one size first.' : 'It stays in this browser; nobody else gets to see it.'}
      </p>
    </Dialog>
  );
}
