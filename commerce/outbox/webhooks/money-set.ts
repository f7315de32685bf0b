import { currencyDecimals } from '../../domain/money/money.ts';
import { type PricedOrder, shopMoneyOf } from '../../domain/order/shop-money.ts';

/** An amount as webhooks write it: '142.00', and '1420' where a currency has no smaller unit. */
export function decimal(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount in the shop's own money and in the money it was paid in, as the hosted provider writes it. */
export interface MoneySet {
  shop_money: { amount: string; currency_code: string };
  presentment_money: { amount: string; currency_code: string };
}

/** Writes amounts of an order (minor units) in both moneys. */
export function setOf(order: PricedOrder): (amount: number) => MoneySet {
  const inShopMoney = shopMoneyOf(order);
  return (amount) => ({
    shop_money: { amount: decimal(inShopMoney(amount), 'USD'), currency_code: 'USD' },
    presentment_money: { amount: decimal(amount, order.currency), currency_code: order.currency },
  });
}
