import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { arrivalText, costLabel, DeliveryCost, DeliveryLine, placed } from './delivery-line.tsx';

it.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 to Thu 26 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
  ['2026-11-23', '2026-11-23', 'Mon 23 Nov'],
  ['2026-12-30', '2027-01-04', 'Wed 30 Dec to Mon 4 Jan'],
])('%s to %s', (from, to, text) => expect(arrivalText(from, to)).toBe(text));

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const standardDelivery = { price: usd('6.0'), from: '2026-11-25', to: '2026-11-27' };

it('says what sending costs, as far as the provider does', () => {
  expect(costLabel({ standardDelivery, freeShippingFrom: usd('75.0') })).toBe('Free from $75, $6 below');
  expect(costLabel({ standardDelivery: { ...standardDelivery, price: usd('6.5') } })).toBe('$6.50 to send');
  expect(costLabel({ freeShippingFrom: usd('75.0') })).toBe('Bigger bags ship free');
  expect(costLabel({})).toBe('The checkout says what sending costs');
});

it('says of a piece that ships free by itself only that', () => {
  const promises = { standardDelivery, freeShippingFrom: usd('75.0') };
  expect(['74.99', '75.0', '100.0'].map((amount) => costLabel(promises, usd(amount)))).toEqual([
    'Free from $75, $6 below',
    'It ships free',
    'It ships free',
  ]);
  expect(costLabel(promises, { amount: '5000.0', currencyCode: 'PHP' })).toBe('Free from $75, $6 below');
});

it('puts a country into a sentence', () => {
  expect(['Philippines', 'United Arab Emirates', 'Netherlands', 'Japan'].map(placed)).toEqual([
    'the Philippines',
    'the United Arab Emirates',
    'the Netherlands',
    'Japan',
  ]);
});

it('promises nothing before the provider has', () => {
  for (const Words of [DeliveryLine, DeliveryCost]) {
    const said = renderToStaticMarkup(createElement(Words, { worth: usd('46.0') }));
    expect(said).toMatch(/before you pay\./);
    expect(said).not.toMatch(/free/);
  }
});
