import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/inputs/check.tsx';
import { ColourField } from './colour-field.tsx';
import { type Facets, kindName } from './facets.ts';
import styles from './filter-fields.module.css';
import { type ListFilters, toggled } from './list-filters.ts';
import { PriceField } from './price-field.tsx';
import { SizeField } from './size-field.tsx';

interface FilterFieldsProps {
  filters: ListFilters;
  facets: Facets;
  currency: string | undefined;
  onChange: (filters: ListFilters) => void;
}

/** Kinds shown before "Show all". */
const FEW_KINDS = 7;

const AND = new Intl.ListFormat('en', { type: 'disjunction' });

/** Everything a list can be narrowed by; a group with nothing to choose between is left out. */
export function FilterFields({ filters, facets, currency, onChange }: FilterFieldsProps) {
  const { kinds, sizes, price, available, sale } = filters;
  const inSizes = ` in ${AND.format(sizes)}`;
  const offersSizes = facets.sizes.length > 1 || sizes.length > 0;
  return (
    <div className={styles.fields}>
      {(facets.kinds.length > 1 || kinds.length > 0) && (
        <KindField
          facets={facets}
          kinds={kinds}
          onToggle={(kind) => onChange({ ...filters, kinds: toggled(kinds, kind) })}
        />
      )}
      {offersSizes && (
        <SizeField facets={facets.sizes} sizes={sizes} onChange={(chosen) => onChange({ ...filters, sizes: chosen })} />
      )}
      <ColourField
        counts={facets.colours}
        colours={filters.colours}
        onToggle={(colour) => onChange({ ...filters, colours: toggled(filters.colours, colour) })}
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
          <Check checked={available} onChange={() => onChange({ ...filters, available: !available })}>
            Only what’s in stock
          </Check>
        )}
        {(facets.onSale !== undefined || sale) && (
          <Check checked={sale} count={facets.onSale} onChange={() => onChange({ ...filters, sale: !sale })}>
            On sale
          </Check>
        )}
      </div>
    </div>
  );
}

interface KindFieldProps {
  facets: Facets;
  kinds: readonly string[];
  onToggle: (kind: string) => void;
}

function KindField({ facets, kinds, onToggle }: KindFieldProps) {
  const [all, setAll] = useState(false);
  const there = facets.kinds.filter(({ value, count }) => count > 0 || kinds.includes(value));
  const lost = kinds.filter((kind) => !facets.kinds.some(({ value }) => value === kind));
  const listed = [...there, ...lost.map((value) => ({ value, count: 0 }))];
  const shown = all ? listed : listed.filter(({ value }, place) => place < FEW_KINDS || kinds.includes(value));
  return (
    <fieldset>
      <legend className={styles.legend}>Kind</legend>
      {shown.map(({ value, count }) => (
        <Check key={value} checked={kinds.includes(value)} count={count} onChange={() => onToggle(value)}>
          {kindName(value)}
        </Check>
      ))}
      {shown.length < listed.length && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          All {listed.length} kinds
        </Button>
      )}
    </fieldset>
  );
}
