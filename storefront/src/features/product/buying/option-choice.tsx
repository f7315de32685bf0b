import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/inputs/field.tsx';
import { GiftFor } from '../../gift-card/gift-for.tsx';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';
import styles from './option-choice.module.css';
import { SizeChoice } from './size-choice.tsx';
import type { Buying } from './use-buying.ts';
import { useLinkedVariant } from './use-linked-variant.ts';

const valuesOf = (size: ProductSize | undefined): readonly string[] => size?.values ?? [];

/** What is picked of all options but the last one. */
const beginningOf = (size: ProductSize | undefined): readonly string[] => valuesOf(size).slice(0, -1);

const agree = (a: readonly string[], b: readonly string[]): boolean => a.every((value, at) => value === b[at]);

/** Why none of the buttons is no answer. */
function pickFirst({ giftCard }: ProductViewData, option: string | undefined): string {
  if (giftCard) return 'Pick an amount first.';
  return option?.toLowerCase() === 'size' ? 'Pick a size first.' : 'Pick one first.';
}

interface OptionChoiceProps {
  product: ProductViewData;
  options: readonly string[];
  buying: Buying;
}

/** For what comes in more, or other, than sizes: the first options as lists, the last one as buttons; and whom a gift card is for. */
export function OptionChoice({ product, options, buying }: OptionChoiceProps) {
  const start = product.sizes.find(({ available }) => available) ?? product.sizes[0];
  const [picked, setPicked] = useState(() => beginningOf(buying.chosen ?? start));
  const asLast = (size: ProductSize): ProductSize => ({ ...size, label: valuesOf(size).at(-1) ?? size.label });
  const sizes = product.sizes.filter((size) => agree(picked, valuesOf(size)));

  const lists = useRef<HTMLDivElement>(null);

  // A colour picked before scripts came stands in its list, and nowhere else yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the choice came alive counts
  useLayoutEffect(() => {
    const early = [...(lists.current?.querySelectorAll('select') ?? [])].map(({ value }) => value);
    const at = early.findIndex((value, index) => value !== picked[index]);
    const value = early[at];
    if (value !== undefined) pick(at, value, early);
  }, []);

  const { chosen, choose } = buying;
  const strayed = chosen !== undefined && !agree(picked, valuesOf(chosen));

  useLinkedVariant(product, chosen, (size) => {
    if (chosen) return;
    setPicked(beginningOf(size));
    choose(size.variantId);
  });

  // What is bought is what the lists say, in whatever order they were told: the same of the last option, else the first there is.
  useLayoutEffect(() => {
    if (!strayed) return;
    const last = valuesOf(chosen).at(-1);
    const same = sizes.find((size) => valuesOf(size).at(-1) === last) ?? sizes[0];
    if (same) choose(same.variantId);
  });

  function pick(at: number, value: string, before: readonly string[] = picked): void {
    const wanted = before.with(at, value);
    // Not every combination is sold: the first one that is with this value stands in.
    const found =
      product.sizes.find((size) => agree(wanted, valuesOf(size))) ??
      product.sizes.find((size) => valuesOf(size)[at] === value);
    setPicked(found ? beginningOf(found) : wanted);
  }

  return (
    <div ref={lists} className={classNames(styles.options, product.giftCard && styles.amounts)}>
      {options.slice(0, -1).map((name, at) => (
        <SelectField key={name} label={name} value={picked[at] ?? ''} onChange={({ target }) => pick(at, target.value)}>
          {[...new Set(product.sizes.map((size) => valuesOf(size)[at] ?? ''))].map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </SelectField>
      ))}
      <SizeChoice
        sizes={sizes.map(asLast)}
        legend={options.at(-1)}
        chosen={chosen && asLast(chosen)}
        yours={undefined}
        onChoose={choose}
        error={buying.sizeError && pickFirst(product, options.at(-1))}
      />
      {product.giftCard && <GiftFor picture={product.pictures[0]} tell={buying.tell} />}
    </div>
  );
}
