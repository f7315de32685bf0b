import { FIRST_ORDER_CODE, FIRST_ORDER_PERCENT, STUDENT_PERCENT } from '../promises.ts';
import type { HelpAnswer } from './help-answer.ts';

export const PAYMENT_ANSWERS = [
  {
    id: 'how-to-pay',
    subject: 'payments',
    question: 'How can I pay?',
    answer:
      'By Visa, Mastercard or American Express, by gift card, or with both. The whole amount is taken when you place the order, in the currency you see. If your bank says no, nothing is charged and the bag stays as it is.',
    terms: ['pay', 'card', 'visa', 'mastercard', 'amex', 'paypal', 'currency'],
  },
  {
    id: 'code-does-not-work',
    subject: 'payments',
    question: 'My code does not work',
    answer: `The bag says why: it has ended, it is for a first order, or it wants more in the bag. One code for the whole order counts at a time. ${FIRST_ORDER_CODE} takes ${FIRST_ORDER_PERCENT}% off a first order; students have ${STUDENT_PERCENT}% and a code of their own.`,
    more: { to: '/student-discount/', label: 'Student discount' },
    terms: ['code', 'discount', 'coupon', 'voucher', 'promo'],
  },
  {
    id: 'gift-cards',
    subject: 'payments',
    question: 'How do gift cards work?',
    answer:
      'They come by email, do not expire, and what an order leaves of one pays for the next. Type the code at the checkout, under “Discount or gift card code”. We keep no copy of it, so guard it like the money it is.',
    more: { to: '/products/gift-card/', label: 'Buy a gift card' },
    terms: ['gift', 'card', 'voucher', 'balance'],
  },
  {
    id: 'receipt',
    subject: 'payments',
    question: 'I need a receipt',
    answer:
      'The page of your order is one, with the tax in it and a print button that leaves out everything but the figures. The link is in the letter that confirmed the order.',
    more: { to: '/user-account/order-history/', label: 'Your orders' },
    terms: ['receipt', 'invoice', 'vat', 'tax'],
  },
] as const satisfies readonly HelpAnswer[];
