import type { HelpAnswer } from './help-answer.ts';

export const SIZE_ANSWERS = [
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
