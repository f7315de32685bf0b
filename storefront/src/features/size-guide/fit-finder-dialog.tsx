import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/inputs/field.tsx';
import options from '../../ui/inputs/option-tile.module.css';
import { Notice } from '../../ui/messages/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './fit-finder-dialog.module.css';
import type { FitPart } from './fit-part.ts';
import { fitSentence, USUAL_LABELS } from './fit-text.ts';
import { isLikely, type LengthUnit, shownLength, typedLength, unlikelySentence } from './length.ts';
import type { MeasuredSize } from './measures.ts';
import { howToMeasure, UnitSwitch } from './size-table.tsx';
import { suggestSize } from './suggest-size.ts';
import { useFit, useMeasures } from './use-fit.ts';

interface FitFinderDialogProps {
  open: boolean;
  onClose: () => void;
  handle: string;
  part: FitPart;
  /** The shopper takes the suggested size. */
  onTake: (size: string) => void;
}

/** Finds a size by the tape or by the size one usually wears. What is entered stays in this browser. */
export function FitFinderDialog({ open, onClose, handle, part, onTake }: FitFinderDialogProps) {
  const measures = useMeasures(handle, open);
  const sizes = typeof measures === 'string' ? [] : measures;
  const { fit, save, forget } = useFit();
  const [round, setRound] = useState(0);
  const suggestion = suggestSize(fit, part, sizes);
  const names = howToMeasure(Object.keys(sizes[0]?.body ?? {}));
  const typed = names.some(({ name }) => fit.body[name] !== undefined);

  const take = (size: string): void => {
    onTake(size);
    onClose();
  };
  return (
    <Dialog
      title="Find your size"
      size="small"
      open={open}
      onClose={onClose}
      foot={
        <div className={styles.answer}>
          <p aria-live="polite">
            {suggestion
              ? fitSentence(suggestion, part)
              : typed
                ? 'That is beyond our chart for this piece. The measures of the piece itself are in the size chart.'
                : sizes.length > 0 && 'Fill in what you know; one line is enough.'}
          </p>
          {suggestion && <Button onClick={() => take(suggestion.size)}>Take {suggestion.size}</Button>}
        </div>
      }
    >
      {measures === 'asking' && <p>Getting the tape …</p>}
      {measures === 'failed' && (
        <Notice tone="bad">The measures did not come through. Close this, check the connection and try again.</Notice>
      )}
      {names.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h3>By the tape</h3>
            <UnitSwitch unit={fit.unit} onChange={(unit) => save({ unit })} />
          </div>
          <div className={styles.lengths} key={`${fit.unit} ${round}`}>
            {names.map(({ name, how }) => (
              <LengthField
                key={name}
                name={name}
                hint={`${how.charAt(0).toUpperCase()}${how.slice(1)}`}
                unit={fit.unit}
                inches={fit.body[name]}
                sizes={sizes}
                onChange={(inches) => save({ body: withMeasure(fit.body, name, inches) })}
              />
            ))}
          </div>
        </section>
      )}
      {sizes.length > 0 && (
        <UsualSize
          label={USUAL_LABELS[part]}
          sizes={sizes}
          chosen={fit.usual[part]}
          onChoose={(size) => save({ usual: { ...fit.usual, [part]: size } })}
        />
      )}
      <p className={styles.small}>
        Tops and bottoms are remembered apart. All of it stays in this browser; nobody else gets to see it.{' '}
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forget();
            setRound(round + 1);
          }}
        >
          Forget my sizes
        </button>
      </p>
    </Dialog>
  );
}

function withMeasure(
  body: Readonly<Record<string, number>>,
  name: string,
  inches: number | undefined,
): Record<string, number> {
  const { [name]: _, ...others } = body;
  return inches === undefined ? others : { ...others, [name]: inches };
}

interface LengthFieldProps {
  name: string;
  hint: string;
  unit: LengthUnit;
  inches: number | undefined;
  /** The chart: what is far from all of it is no measure of this part. */
  sizes: readonly MeasuredSize[];
  onChange: (inches: number | undefined) => void;
}

function LengthField({ name, hint, unit, inches, sizes, onChange }: LengthFieldProps) {
  const [text, setText] = useState(inches === undefined ? '' : shownLength(Math.round(inches * 10) / 10, unit));
  const typed = typedLength(text, unit);
  // Nobody is corrected in the middle of a number.
  const [left, setLeft] = useState(true);
  const unread = text.trim() !== '' && typed === undefined;
  const unlikely = left && typed !== undefined ? unlikelySentence(name, typed, unit, sizes) : undefined;
  return (
    <Field
      label={`${name}, ${unit === 'in' ? 'inches' : 'cm'}`}
      hint={hint}
      error={unread ? `A number, such as ${unit === 'in' ? '36' : '92'}.` : unlikely}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        setLeft(false);
        setText(target.value);
        const length = typedLength(target.value, unit);
        onChange(length !== undefined && isLikely(name, length, sizes) ? length : undefined);
      }}
    />
  );
}

interface UsualSizeProps {
  label: string;
  sizes: readonly MeasuredSize[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
}

function UsualSize({ label, sizes, chosen, onChoose }: UsualSizeProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{label}</legend>
      <div className={classNames(options.options, styles.sizes)}>
        {sizes.map(({ size }) => (
          <button
            key={size}
            type="button"
            className={options.option}
            aria-pressed={size === chosen}
            onClick={() => onChoose(size)}
          >
            {size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
