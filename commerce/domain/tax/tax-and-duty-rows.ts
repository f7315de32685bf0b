import type { Money } from '../money/money.ts';

/** A row of the sums about taxes or duties; without an amount they are part of the prices. */
export interface TaxAndDutyRow {
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
