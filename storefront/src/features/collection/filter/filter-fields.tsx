import { useState } from 'react';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Check } from '../../../ui/inputs/check.tsx';
import { COLOUR_FILTER } from './colour-filter.ts';
import { capitalised, type Facet, type Facets, kindName } from './facets.ts';
import styles from './filter-fields.module.css';
import { type ListFilters, toggled } from './list-filters.ts';
import { PriceField } from './price-field.tsx';
import { SizeField } from './size-field.tsx';

/** What a press means: told when it begins, and when it is done. */
interface Choice {
  onPointerDown: () => void;
  onChange: () => void;
}

interface ColourFieldProps {
  /** Products by colour word; a colour the list has nothing in is missing. */
  counts: ReadonlyMap<string, number>;
  colours: readonly string[];
  choiceOf: (colour: string) => Choice;
}

/** The twelve colours as rounds of fabric. */
function ColourField({ counts, colours, choiceOf }: ColourFieldProps) {
  const { pictureBase } = documentShopConfig();
  return (
    <fieldset>
      <legend className={styles.legend}>Colour</legend>
      <div className={styles.colours}>
        {COLOUR_FILTER.map((choice) => {
          const value = choice.colour;
          const count = counts.get(value) ?? 0;
          const chosen = colours.includes(value);
          const isOffered = chosen || count > 0;
          const { onPointerDown, onChange } = choiceOf(value);
          return (
            <label
              key={choice.id}
              className={classNames(styles.colour, !isOffered && styles.none)}
              onPointerDown={isOffered ? onPointerDown : undefined}
            >
              <input
                type="checkbox"
                name={choice.id}
                value={choice.value}
                checked={chosen}
                disabled={!isOffered}
                onChange={onChange}
              />
              <span className={styles.round} style={{ backgroundColor: choice.hex }}>
                <img src={`${pictureBase}/${choice.image}@400.webp`} alt="" width="400" height="400" loading="lazy" />
              </span>
              <span className={styles.name}>{choice.name}</span> <span className={styles.count}>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FilterFieldsProps {
  filters: ListFilters;
  facets: Facets;
  currency: string | undefined;
  onChange: (filters: ListFilters) => void;
  /** What a press that has begun would ask for. */
  onPrefetchIntent: (filters: ListFilters) => void;
}

/** Groups of boxes to tick, by what they narrow. */
const TICKED = [
  { by: 'kinds', legend: 'Kind', nameOf: kindName },
  { by: 'cuts', legend: 'Cut', nameOf: capitalised },
  { by: 'covers', legend: 'Cover', nameOf: capitalised },
] as const;

/**
 * Values shown before "All 12 kinds". Where there are no more, those that would leave nothing are dimmed instead of left out:
 * a press moves nothing from under a finger.
 */
const FEW = 7;

const NO_CHOICE: Choice = { onPointerDown: () => undefined, onChange: () => undefined };

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Everything a list can be narrowed by; a group with nothing to choose between is left out. */
export function FilterFields({ filters, facets, currency, onChange, onPrefetchIntent }: FilterFieldsProps) {
  const { sizes, price, available, sale } = filters;
  const choiceOf = (next: ListFilters): Choice => ({
    onPointerDown: () => onPrefetchIntent(next),
    onChange: () => onChange(next),
  });
  const inSizes = ` in ${OR.format(sizes)}`;
  const offersSizes = facets.sizes.length > 1 || sizes.length > 0;
  return (
    // A finger that goes on to scroll meant none of it.
    <div className={styles.fields} onPointerCancel={() => onPrefetchIntent(filters)}>
      {TICKED.map(({ by, legend, nameOf }) => (
        <TickField
          key={by}
          legend={legend}
          facets={facets[by]}
          chosen={filters[by]}
          nameOf={nameOf}
          choiceOf={(value) => choiceOf({ ...filters, [by]: toggled(filters[by], value) })}
        />
      ))}
      {offersSizes && (
        <SizeField
          facets={facets.sizes}
          sizes={sizes}
          onChange={(chosen) => onChange({ ...filters, sizes: chosen })}
          onPrefetchIntent={(chosen) => onPrefetchIntent({ ...filters, sizes: chosen })}
        />
      )}
      <ColourField
        counts={facets.colours}
        colours={filters.colours}
        choiceOf={(colour) => choiceOf({ ...filters, colours: toggled(filters.colours, colour) })}
      />
      <PriceField
        price={price}
        range={facets.price}
        currency={currency}
        onChange={(span) => {
          const { price: _, ...rest } = filters;
          onChange(span ? { ...rest, price: span } : rest);
        }}
      />
      <div className={styles.others}>
        {sizes.length > 0 ? (
          <p className={styles.note}>What can be had{inSizes}.</p>
        ) : (
          <Check checked={available} {...choiceOf({ ...filters, available: !available })}>
            Only what’s in stock
          </Check>
        )}
        {(facets.onSale !== undefined || sale) && (
          <Check checked={sale} {...choiceOf({ ...filters, sale: !sale })}>
            On sale
            {facets.onSale !== undefined && <span className={styles.atEnd}>{facets.onSale}</span>}
          </Check>
        )}
      </div>
    </div>
  );
}

interface TickFieldProps {
  legend: (typeof TICKED)[number]['legend'];
  facets: readonly Facet[];
  chosen: readonly string[];
  nameOf: (value: string) => string;
  choiceOf: (value: string) => Choice;
}

function TickField({ legend, facets, chosen, nameOf, choiceOf }: TickFieldProps) {
  const [all, setAll] = useState(false);
  const isOffered = ({ value, count }: Facet): boolean => count > 0 || chosen.includes(value);
  const there = facets.length > FEW ? facets.filter(isOffered) : facets;
  const lost = chosen.filter((name) => !facets.some(({ value }) => value === name));
  const listed = [...there, ...lost.map((value) => ({ value, count: 0 }))];
  const shown = all ? listed : listed.filter(({ value }, place) => place < FEW || chosen.includes(value));
  // A value that is chosen can be taken back, also where it is the only one.
  if (!listed.some(isOffered) || (facets.length < 2 && chosen.length === 0)) return null;
  return (
    <fieldset className={styles.ticked}>
      <legend className={styles.legend}>{legend}</legend>
      {shown.map((facet) => (
        <Check
          key={facet.value}
          checked={chosen.includes(facet.value)}
          aria-disabled={!isOffered(facet) || undefined}
          {...(isOffered(facet) ? choiceOf(facet.value) : NO_CHOICE)}
        >
          {nameOf(facet.value)}
          <span className={styles.atEnd}>{facet.count}</span>
        </Check>
      ))}
      {shown.length < listed.length && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          All {listed.length} {legend.toLowerCase()}s
        </Button>
      )}
    </fieldset>
  );
}
