import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { roundMoney } from '../../ui/money/round-money.tsx';
import { type Promises, usePromises } from './promises.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const parts = (day: string): { text: string; month: string } => {
  const [weekday, date, month = ''] = DAY.format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .split(' ');
  return { text: `${weekday} ${date}`, month };
};

/** "Tue 24 to Thu 26 Nov"; over the end of a month "Mon 30 Nov to Wed 2 Dec"; one day stands alone. Days: YYYY-MM-DD. */
export function arrivalText(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)];
  if (from === to) return `${last.text} ${last.month}`;
  const start = first.month === last.month ? first.text : `${first.text} ${first.month}`;
  return `${start} to ${last.text} ${last.month}`;
}

/** The country as it stands in a sentence: "the Philippines", "Japan". */
export const placed = (country: string): string =>
  /^(?:United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country;

/** Whether something of that price ships free by itself. */
const shipsFreeAlone = (price: MoneyAmount | undefined, from: MoneyAmount): boolean =>
  price?.currencyCode === from.currencyCode && Number(price.amount) >= Number(from.amount);

/**
 * What sending a piece of `worth` costs: "It ships free", "Free from $75, $6 below"; without a figure, or without a promise,
 * where the provider makes none.
 */
export function costLabel({ freeShippingFrom, standardDelivery }: Partial<Promises>, worth?: MoneyAmount): string {
  if (freeShippingFrom && shipsFreeAlone(worth, freeShippingFrom)) return 'It ships free';
  if (!standardDelivery) return freeShippingFrom ? 'Bigger bags ship free' : 'The checkout says what sending costs';
  const price = roundMoney(standardDelivery.price);
  return freeShippingFrom ? `Free from ${roundMoney(freeShippingFrom)}, ${price} below` : `${price} to send`;
}

/** When an order of now arrives in the shopper's country and what sending costs. Until the provider has said: what always holds. */
export function DeliveryLine({ worth }: { worth: MoneyAmount }) {
  const promises = usePromises();
  const delivery = promises?.standardDelivery;
  if (!delivery) {
    return (
      <>
        Arrival and price of delivery are named before you pay.
        {promises?.freeShippingFrom && ' Bigger bags ship free.'}
      </>
    );
  }
  return (
    <>
      Order now and it lands in {placed(promises.countryName)} <b>{arrivalText(delivery.from, delivery.to)}</b>.{' '}
      {costLabel(promises, worth)}.
    </>
  );
}

/** What sending costs, in one sentence. */
export function DeliveryCost({ worth }: { worth: MoneyAmount }) {
  const promises = usePromises();
  return promises ? (
    <>
      {costLabel(promises, worth)}, to {placed(promises.countryName)}.
    </>
  ) : (
    <>What it costs to your door, the checkout says before you pay.</>
  );
}
