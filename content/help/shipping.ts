import type { HelpAnswer } from './help-answer.ts';

export const SHIPPING_ANSWERS = [
  {
    id: 'where-is-my-order',
    subject: 'shipping',
    question: 'Where is my order?',
    answer:
      'Every parcel has a page with each step it takes, down to “out for delivery”. The letter that confirmed the order has the link; without the letter, the order number and your email do.',
    more: { to: '/track-order/', label: 'Track an order' },
    terms: ['tracking', 'parcel', 'package', 'late', 'waiting'],
  },
  {
    id: 'lost-parcel',
    subject: 'shipping',
    question: 'It says delivered, but there is nothing here',
    answer:
      'Look with the neighbours, in the shed, and behind the pot that is not big enough to hide anything: carriers are inventive. If it is not there the next working day, write to us with the order number. We ask the carrier, and you get another parcel or your money, as you prefer.',
    terms: ['lost', 'missing', 'stolen', 'delivered', 'porch'],
  },
  {
    id: 'delivery-time',
    subject: 'shipping',
    question: 'How long does it take, and what does it cost?',
    answer:
      'Orders until midnight Philippine time on a working day leave the same day. How many days it takes from there, and what that costs in your money, stands in one table, country by country.',
    more: { to: '/shipping-and-order-information/', label: 'Shipping times and costs' },
    terms: ['delivery', 'express', 'postage', 'days'],
  },
  {
    id: 'change-an-order',
    subject: 'shipping',
    question: 'Can I change or cancel an order?',
    answer:
      'Packing starts within the hour, so there is no button for it. Write to us at once and we try; if the parcel was quicker, send back what you do not want. The way back is free.',
    terms: ['cancel', 'change', 'address', 'wrong', 'mistake'],
  },
  {
    id: 'customs',
    subject: 'shipping',
    question: 'Will customs ask me for money?',
    answer:
      'No. Tax is in every price, and where duties come on top the checkout says so before you pay. If somebody asks for money at your door, do not pay, and tell us.',
    more: { to: '/tariffs/', label: 'Duties, country by country' },
    terms: ['customs', 'duty', 'duties', 'taxes', 'import'],
  },
] as const satisfies readonly HelpAnswer[];
