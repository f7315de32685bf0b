import { FIRST_ORDER_CODE, FIRST_ORDER_PERCENT, STUDENT_PERCENT } from '../promises.ts';
import type { HelpAnswer } from './help-answer.ts';
import { RETURN_ANSWERS } from './returns.ts';
import { SHIPPING_ANSWERS } from './shipping.ts';

const SIZE_ANSWERS = [
  {
    id: 'which-size',
    subject: 'sizes',
    question: 'Which size am I?',
    answer:
      'Measure bust, waist and hips once; the charts are for the body, in inches and centimetres. On each product page the fit finder does the looking up for you, and remembers your measures on your device alone.',
    more: { to: '/size-guide/', label: 'Size guide' },
    terms: ['size', 'chart', 'measure', 'fit'],
  },
  {
    id: 'between-two-sizes',
    subject: 'sizes',
    question: 'I am between two sizes',
    answer:
      'Bottoms, and tops that tie: the smaller one, as swimwear gives in the water. Balconettes and one-shoulders do not tie: the larger one. Tops and bottoms are sized apart, in sets too.',
    more: { to: '/size-guide/', label: 'Size guide' },
    terms: ['between', 'larger', 'smaller', 'stretch'],
  },
  {
    id: 'sold-out-size',
    subject: 'sizes',
    question: 'My size is sold out. Will it come back?',
    answer:
      'Pick the size on the product page and leave your email: we write once, when it is back. A piece that has left the shop for good can be asked for on the waitlist.',
    more: { to: '/waitlist/', label: 'The waitlist' },
    terms: ['sold', 'stock', 'restock', 'waitlist', 'gone'],
  },
  {
    id: 'wash',
    subject: 'sizes',
    question: 'How do I wash it?',
    answer:
      'Rinse it in fresh water the same day, wash by hand, cold, without softener, and dry it flat in the shade. What a piece needs besides stands on its page under “Fabric and care”.',
    terms: ['wash', 'care', 'laundry', 'chlorine', 'dry'],
  },
] as const satisfies readonly HelpAnswer[];

const PAYMENT_ANSWERS = [
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

const CLUB_ANSWERS = [
  {
    id: 'missing-points',
    subject: 'club',
    question: 'My points are missing',
    answer:
      'Points for an order wait until the whole of it has been sent, and go again with what is sent back. Your statement says where every single one came from. If one is still missing, write to us.',
    more: { to: '/user-account/bay-club/rewards-history/', label: 'Your statement' },
    terms: ['points', 'club', 'rewards', 'balance', 'missing'],
  },
  {
    id: 'sign-in',
    subject: 'club',
    question: 'I cannot sign in',
    answer:
      'Ask for a new password; the link in the letter works for an hour. If no letter comes, the account has another address: orders can be followed without one.',
    more: { to: '/account/recover/', label: 'A new password' },
    terms: ['password', 'login', 'account', 'locked'],
  },
  {
    id: 'my-data',
    subject: 'club',
    question: 'What do you know about me?',
    answer:
      'What you needed to tell us, listed to the last table in the privacy policy. Your account has a button that hands you all of it in one file, and another that closes the account for good.',
    more: { to: '/privacy-policy/', label: 'Privacy policy' },
    about: '/user-account/personal-information/',
    terms: ['data', 'privacy', 'delete', 'gdpr', 'export', 'close'],
  },
] as const satisfies readonly HelpAnswer[];

const ANSWERS = [...SHIPPING_ANSWERS, ...RETURN_ANSWERS, ...SIZE_ANSWERS, ...PAYMENT_ANSWERS, ...CLUB_ANSWERS] as const;

/** Names a question: its place on the help page. */
export type HelpId = (typeof ANSWERS)[number]['id'];

/** Everything people ask, in the order the help page has it. */
export const HELP_ANSWERS: readonly HelpAnswer[] = ANSWERS;
