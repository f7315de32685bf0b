import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { arrivalText } from './arrival-text.ts';
import { costLabel, placed } from './delivery-text.ts';
import { usePromises } from './use-promises.ts';

/** When an order of now arrives in the shopper's country and what sending costs. Until the provider has said: what always holds. */
export function DeliveryLine({ worth }: { worth: MoneyAmount }) {
  const promises = usePromises();
  const delivery = promises?.standardDelivery;
  if (!delivery) return <>Arrival and price of delivery are named before you pay. Bigger bags ship free.</>;
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
    <>Bigger bags ship free. What it costs to your door, the checkout says before you pay.</>
  );
}
