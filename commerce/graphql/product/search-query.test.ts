import { expect, it } from 'vitest';
import { parseSearchQuery } from './search-query.ts';

it.each([
  ['', []],
  ['*', []],
  ['wildflowers', [{ field: 'text', value: 'wildflowers', negated: false }]],
  ['tag:new', [{ field: 'tag', value: 'new', negated: false }]],
  [
    `product_type:'one-piece' AND -tag:"final-sale"`,
    [
      { field: 'kind', value: 'one-piece', negated: false },
      { field: 'tag', value: 'final-sale', negated: true },
    ],
  ],
  ['title:Kaila*', [{ field: 'title', value: 'Kaila', negated: false }]],
  ['tag_not:sale', [{ field: 'tag', value: 'sale', negated: true }]],
  ['available_for_sale:true', [{ field: 'available', value: true, negated: false }]],
])('reads %s', (query, conditions) => expect(parseSearchQuery(query)).toEqual(conditions));

it.each([
  ['vendor:x', 'The search field vendor is not supported'],
  ['variants.price:>10', 'The search field variants.price is not supported'],
  ['a OR b', 'OR, NOT and brackets are not supported'],
  ['(a b)', 'OR, NOT and brackets are not supported'],
  ['available_for_sale:maybe', 'available_for_sale is true or false'],
])('refuses %s', (query, message) => expect(() => parseSearchQuery(query)).toThrow(message));
