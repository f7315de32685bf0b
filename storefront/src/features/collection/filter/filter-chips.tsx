import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import chip from '../../../ui/inputs/chip.module.css';
import { roundMoney } from '../../../ui/money/round-money.tsx';
import { COLOUR_FILTER } from './colour-filter.ts';
import { capitalised, kindName } from './facets.ts';
import styles from './filter-chips.module.css';
import type { PriceSpan } from './filter-values.ts';
import { filtersOf, type ListFilters, type Narrowing, NO_FILTERS, searchOf, toggled } from './list-filters.ts';

/** One thing a shopper asked for, and everything else without it. */
interface FilterName {
  name: string;
  without: ListFilters;
}

const moneyIn =
  (currency: string | undefined) =>
  (amount: number): string =>
    currency ? roundMoney({ amount: String(amount), currencyCode: currency }) : String(amount);

/** A price that was asked for, its amounts as `money` says them. */
export function priceName({ min, max }: PriceSpan, money: (amount: number) => string): string {
  if (min === undefined) return `Up to ${money(max ?? 0)}`;
  return max === undefined ? `From ${money(min)}` : `${money(min)} to ${money(max)}`;
}

const colourName = (value: string): string => COLOUR_FILTER.find(({ colour }) => colour === value)?.name ?? value;

/** How many things an address asks for, the order not among them. */
export const filterCount = (search: string): number => filterNames(filtersOf(search)).length;

/** Everything asked for, in words, each with the way to take it back. `currency` is that of the prices. */
export function filterNames(filters: ListFilters, currency?: string): FilterName[] {
  const { colours, sizes, kinds, cuts, covers, price, available, sale } = filters;
  const { price: _, ...withoutPrice } = filters;
  const names: Record<Narrowing, FilterName[]> = {
    kinds: kinds.map((kind) => ({ name: kindName(kind), without: { ...filters, kinds: toggled(kinds, kind) } })),
    cuts: cuts.map((cut) => ({ name: capitalised(cut), without: { ...filters, cuts: toggled(cuts, cut) } })),
    covers: covers.map((cover) => ({
      name: `${capitalised(cover)} cover`,
      without: { ...filters, covers: toggled(covers, cover) },
    })),
    sizes: sizes.map((size) => ({
      name: size === 'One Size' ? size : `Size ${size}`,
      without: { ...filters, sizes: toggled(sizes, size) },
    })),
    colours: colours.map((colour) => ({
      name: colourName(colour),
      without: { ...filters, colours: toggled(colours, colour) },
    })),
    price: price ? [{ name: priceName(price, moneyIn(currency)), without: withoutPrice }] : [],
    available: available ? [{ name: 'In stock', without: { ...filters, available: false } }] : [],
    sale: sale ? [{ name: 'On sale', without: { ...filters, sale: false } }] : [],
  };
  return Object.values(names).flat();
}

interface FilterChipsProps {
  search: string;
  currency?: string | undefined;
  onChange: (search: string) => void;
}

/** What was asked for, each taken back by a press; the order stays. */
export function FilterChips({ search, currency, onChange }: FilterChipsProps) {
  const filters = filtersOf(search);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.chips} role="group" aria-label="Chosen filters">
      {filterNames(filters, currency).map(({ name, without }) => (
        <button
          key={name}
          type="button"
          className={classNames(chip.chip, chip.remove)}
          aria-label={`Remove ${name}`}
          onClick={() => onChange(searchOf(without))}
        >
          {name}
          <Icon name="close" />
        </button>
      ))}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={() => onChange(searchOf({ ...NO_FILTERS, sort: filters.sort }))}
      >
        Clear all
      </button>
    </div>
  );
}
