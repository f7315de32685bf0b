import { expect, it } from 'vitest';
import { parseSearchQuery } from './search-query.ts';

it.each([
  ['', { all: [] }],
  ['*', { all: [] }],
  ['wildflowers', { field: 'text', value: 'wildflowers' }],
  ['tag:new', { field: 'tag', value: 'new' }],
  [
    `product_type:'one-piece' AND -tag:"final-sale"`,
    { all: [{ any: [{ field: 'kind', value: 'one-piece' }] }, { not: { field: 'tag', value: 'final-sale' } }] },
  ],
  [
    'product_type:top,bottoms',
    {
      any: [
        { field: 'kind', value: 'top' },
        { field: 'kind', value: 'bottoms' },
      ],
    },
  ],
  ['sku:x', { all: [] }],
  ['sku:x tag:new -handle:y', { field: 'tag', value: 'new' }],
  ['title:Kaila*', { field: 'titleStart', value: 'Kaila' }],
  ['tag_not:sale', { not: { field: 'tag', value: 'sale' } }],
  ['available_for_sale:true', { field: 'available', value: true }],
  ['vendor:"Bluebird Bay"', { field: 'always', value: true }],
  ['vendor:x', { field: 'always', value: false }],
  ['variants.price:>=45.5', { field: 'price', comparison: '>=', value: 4550 }],
  ["created_at:<'2026-01-01'", { field: 'created', comparison: '<', value: new Date('2026-01-01') }],
  [
    'a b OR NOT (c OR d)',
    {
      any: [
        {
          all: [
            { field: 'text', value: 'a' },
            { field: 'text', value: 'b' },
          ],
        },
        {
          not: {
            any: [
              { field: 'text', value: 'c' },
              { field: 'text', value: 'd' },
            ],
          },
        },
      ],
    },
  ],
])('reads %s', (query, condition) => expect(parseSearchQuery(query, 'USD')).toEqual(condition));

it('takes prices in the minor units of the currency', () =>
  expect(parseSearchQuery('variants.price:4600', 'JPY')).toEqual({ field: 'price', comparison: '=', value: 4600 }));

it.each([
  ['variants.price:>cheap', "'cheap' is not a price"],
  ['created_at:>yesterday', "'yesterday' is not a date"],
  ["created_at:>'-200000-01-01'", "'-200000-01-01' is not a date"],
  ['a OR', 'lacks a term'],
  ['NOT', 'lacks a term'],
  ['(a b', 'not closed'],
  ['a b)', 'not opened'],
  ['available_for_sale:maybe', 'available_for_sale is true or false'],
  ['a '.repeat(51), '50 terms at most'],
])('refuses %s', (query, message) => expect(() => parseSearchQuery(query, 'USD')).toThrow(message));
