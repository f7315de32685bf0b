import { RETURN_DAYS } from '../promises.ts';
import type { HelpAnswer } from './help-answer.ts';

export const RETURN_ANSWERS = [
  {
    id: 'send-back',
    subject: 'returns',
    question: 'How do I send something back?',
    answer: `Within ${RETURN_DAYS} days of its arrival: find the order, tick what goes back, say what you would like instead, print the label. It costs you nothing but the walk.`,
    more: { to: '/request-a-return/', label: 'Start a return' },
    terms: ['return', 'refund', 'exchange', 'label', 'back'],
  },
  {
    id: 'another-size',
    subject: 'returns',
    question: 'Can I swap it for another size?',
    answer:
      'Yes. Choose “Another size” in the return, and the new one leaves as soon as yours is scanned here. If that size has sold out by then, you get the money back instead; we hold nothing back for anybody.',
    more: { to: '/request-a-return/', label: 'Start a return' },
    terms: ['exchange', 'swap', 'bigger', 'smaller'],
  },
  {
    id: 'when-is-the-money-back',
    subject: 'returns',
    question: 'When is my money back?',
    answer:
      'We send it off the day we have looked at the parcel, to the card or the gift card that paid. Banks take up to five working days to show it. A gift card instead of money comes by email the same day.',
    terms: ['refund', 'money', 'bank'],
  },
  {
    id: 'what-cannot-go-back',
    subject: 'returns',
    question: 'What cannot go back?',
    answer:
      'Pieces on final sale (it says so on the piece and in the bag), gift cards, and swimwear without its hygiene strip or that has been in the water. Where the law gives you fourteen days to withdraw, you have them, final sale or not.',
    more: { to: '/return-a-product/', label: 'How returns work' },
    terms: ['final', 'sale', 'hygiene', 'strip', 'liner', 'worn'],
  },
  {
    id: 'return-without-a-label',
    subject: 'returns',
    question: 'There is no label for my country',
    answer:
      'From a few countries our carrier takes nothing back. You post it yourself, and we give you the postage back.',
    more: { to: '/manual-returns/', label: 'Sending it without a label' },
    terms: ['label', 'country', 'abroad', 'postage'],
  },
  {
    id: 'faulty',
    subject: 'returns',
    question: 'Something arrived broken, or broke',
    answer: `Tell us, with the order number. Within ${RETURN_DAYS} days a return with the reason “Arrived damaged” is quickest. After that we mend straps, ties and seams at any age, for the postage, and if that fails the law and we agree about what you are due.`,
    terms: ['faulty', 'broken', 'damaged', 'repair', 'torn', 'strap', 'mend'],
  },
] as const satisfies readonly HelpAnswer[];
