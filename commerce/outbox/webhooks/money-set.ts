import { type PricedOrder, shopMoneyOf } from '../../domain/order/shop-money.ts';
import { decimal } from './decimal.ts';

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
