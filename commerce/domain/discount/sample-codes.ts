import type { Discount } from './discount.ts';

/** A discount of the sample shop and its codes. */
export interface SampleDiscount {
  discount: Pick<Discount, 'title' | 'value' | 'class'> & Partial<Omit<Discount, 'id'>>;
  codes: readonly string[];
}

/** Source: decisions.md, Numbers. */
export const SAMPLE_DISCOUNTS: readonly SampleDiscount[] = [
  {
    discount: {
      title: 'Hello from the bay',
      value: { kind: 'percentage', percent: 10 },
      class: 'order',
      oncePerCustomer: true,
      firstOrderOnly: true,
      combinesWith: ['product', 'delivery'],
    },
    codes: ['HELLOBAY'],
  },
  {
    discount: {
      title: 'Summer sale',
      value: { kind: 'percentage', percent: 20 },
      class: 'order',
      startsAt: new Date('2026-06-01T00:00:00Z'),
      // "Ended on 31 August 2026": it worked to the end of that day, wherever the shopper was.
      endsAt: new Date('2026-09-01T12:00:00Z'),
      combinesWith: ['product', 'delivery'],
    },
    codes: ['SUMMER20'],
  },
  {
    discount: {
      title: 'Student discount',
      value: { kind: 'percentage', percent: 30 },
      class: 'order',
      grantedOnly: true,
      combinesWith: ['product', 'delivery'],
    },
    codes: ['STUDENT30'],
  },
  {
    discount: {
      title: 'Free delivery',
      value: { kind: 'freeDelivery' },
      class: 'delivery',
      combinesWith: ['product', 'order'],
    },
    codes: ['FREESHIP'],
  },
];
