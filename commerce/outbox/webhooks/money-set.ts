import { inUsd } from '../../domain/money/price-table.ts';
import type { OrderRecord } from '../../store/order-record.ts';
import { decimal } from './decimal.ts';

/** An amount in the shop's own money and in the money it was paid in, as the hosted provider writes it. */
export interface MoneySet {
  shop_money: { amount: string; currency_code: string };
  presentment_money: { amount: string; currency_code: string };
}

type PricedOrder = Pick<OrderRecord, 'currency' | 'subtotal' | 'discount'>;

/**
 * Writes amounts of an order (minor units) in both moneys. Parts of it are converted at what its whole merchandise comes to, so
 * that all parts together are the whole.
 */
export function setOf({ currency, subtotal, discount }: PricedOrder): (amount: number) => MoneySet {
  const paid = subtotal - discount;
  const usd = inUsd(paid, currency);
  const convert = (amount: number): number => (paid > 0 ? Math.round((amount * usd) / paid) : inUsd(amount, currency));
  return (amount) => ({
    shop_money: { amount: decimal(convert(amount), 'USD'), currency_code: 'USD' },
    presentment_money: { amount: decimal(amount, currency), currency_code: currency },
  });
}
