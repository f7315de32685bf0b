import { prorate } from '../discount/allocation.ts';
import type { Money } from '../money/money.ts';
import { type Destination, dutyOn, type TaxRate, taxRateOf } from './tax-rates.ts';

/** A row of the sums about taxes or duties; without an amount they are part of the prices. */
interface TaxAndDutyRow {
  label: string;
  amount: Money | undefined;
}

/** What pages and emails say of taxes and duties: that they are in the prices, or what comes on top. */
export function taxAndDutyRows(duty: Money | null): TaxAndDutyRow[] {
  if (!duty) return [{ label: 'Taxes and duties', amount: undefined }];
  return [
    { label: 'Import duties', amount: duty },
    { label: 'Taxes', amount: undefined },
  ];
}

/** The value of a row that has no amount. */
export const IN_THE_PRICES = 'Included';

/** What is sold, in minor units of one currency. */
export interface Sale {
  destination: Destination;
  currency: string;
  lines: ReadonlyArray<{
    /** What the shopper pays for the line, after every discount. */
    net: number;
    /** Money in another form (a gift card): taxed when it is spent, and never at a border. */
    isGiftCard: boolean;
  }>;
  /** The price of the delivery. */
  delivery: number;
}

/** The tax within what is paid. `lines` and `delivery` are its shares and add up to the amount. */
export interface IncludedTax extends TaxRate {
  amount: number;
  lines: readonly number[];
  delivery: number;
}

/** Duties on top of what is paid. `lines` add up to the amount. */
export interface AddedDuty {
  amount: number;
  lines: readonly number[];
}

/** Taxes and duties of a sale. */
export interface TaxesAndDuties {
  /** Undefined as long as the state or province decides and is not known. */
  tax: IncludedTax | undefined;
  /** Undefined where duties are part of the prices. */
  duty: AddedDuty | undefined;
}

/** How much of a price that includes a tax is the tax. */
export const taxWithin = (price: number, rate: number): number => Math.round((price * rate) / (100_000 + rate));

/**
 * The one place where taxes and duties are worked out. Taxes are part of every price, so they change nothing that is paid;
 * duties are part of it too, but for the countries whose record says so (domain/country). Each is worked out once, on the
 * whole, and shared out by {@link prorate}, so that lines and sums never differ by a cent.
 */
export function taxesAndDutiesOf({ destination, currency, lines, delivery }: Sale): TaxesAndDuties {
  const goods = lines.map(({ net, isGiftCard }) => (isGiftCard ? 0 : net));
  const goodsTotal = goods.reduce((sum, net) => sum + net, 0);
  const rate = taxRateOf(destination);
  const duty = dutyOn(goodsTotal, destination.country, currency);
  return {
    tax: rate && includedTax(rate, goods, delivery),
    duty: duty === null ? undefined : { amount: duty, lines: prorate(duty, goods) },
  };
}

function includedTax({ name, rate }: TaxRate, goods: readonly number[], delivery: number): IncludedTax {
  const taxed = [...goods, delivery];
  const amount = taxWithin(
    taxed.reduce((sum, price) => sum + price, 0),
    rate,
  );
  const shares = prorate(amount, taxed);
  return { name, rate, amount, lines: shares.slice(0, -1), delivery: shares.at(-1) ?? 0 };
}
