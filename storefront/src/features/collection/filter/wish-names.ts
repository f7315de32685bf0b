import { formatMoney } from '../../../ui/money-format.ts';
import { COLOUR_FILTER, colourWord } from './colour-filter.ts';
import { kindName } from './kind-name.ts';
import { type ListWishes, type PriceSpan, toggled } from './list-wishes.ts';

/** One thing a shopper asked for, and everything else without it. */
export interface WishName {
  name: string;
  without: ListWishes;
}

function money(amount: number, currency: string | undefined): string {
  return currency
    ? formatMoney({ amount: String(amount), currencyCode: currency }).replace(/\.00$/, '')
    : String(amount);
}

function priceName({ min, max }: PriceSpan, currency: string | undefined): string {
  if (min === undefined) return `Up to ${money(max ?? 0, currency)}`;
  return max === undefined ? `From ${money(min, currency)}` : `${money(min, currency)} to ${money(max, currency)}`;
}

const colourName = (word: string): string => COLOUR_FILTER.find((choice) => colourWord(choice) === word)?.name ?? word;

/** Everything asked for, in words, each with the way to take it back. `currency` is that of the prices. */
export function wishNames(wishes: ListWishes, currency?: string): WishName[] {
  const { colours, sizes, kinds, price, available, sale } = wishes;
  const { price: _, ...withoutPrice } = wishes;
  return [
    ...kinds.map((kind) => ({ name: kindName(kind), without: { ...wishes, kinds: toggled(kinds, kind) } })),
    ...sizes.map((size) => ({
      name: size === 'One Size' ? size : `Size ${size}`,
      without: { ...wishes, sizes: toggled(sizes, size) },
    })),
    ...colours.map((colour) => ({
      name: colourName(colour),
      without: { ...wishes, colours: toggled(colours, colour) },
    })),
    ...(price ? [{ name: priceName(price, currency), without: withoutPrice }] : []),
    ...(available ? [{ name: 'In stock', without: { ...wishes, available: false } }] : []),
    ...(sale ? [{ name: 'On sale', without: { ...wishes, sale: false } }] : []),
  ];
}
