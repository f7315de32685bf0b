import { GIFT } from '../promo/gifts.ts';

/** A post of the sample blog; HTML of our own. */
export interface SamplePost {
  handle: string;
  title: string;
  author: string;
  /** ISO date. */
  publishedOn: string;
  tags: readonly string[];
  excerptHtml: string;
  bodyHtml: string;
  /** Art-kit address. */
  picture: { spec: string; alt: string };
}

export const SAMPLE_BLOG = { handle: 'blog', title: 'The Bay Log' } as const;

/** The four posts of decisions.md. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    handle: 'bluebird-bay-x-marlo-dolls',
    title: 'Bluebird Bay x Marlo Dolls',
    author: 'Priya Sand',
    publishedOn: '2026-05-14',
    tags: ['marlo-dolls', 'prints'],
    excerptHtml: `<p>Six prints, four dolls, and one mini pouch that is free from ${GIFT.from}.</p>`,
    bodyHtml: `<p>The Marlo Dolls came to us with a box of doll swimwear and one question: would it work in adult sizes? It would.</p>
<p>Six prints came out of it: Angel, Bunny Boo, Kool Kat, Bratitude, Pretty Princess and Night Out. Spend ${GIFT.from} on any of them and a mini pouch comes along for nothing.</p>`,
    picture: {
      spec: 's/blog-bluebird-bay-x-marlo-dolls',
      alt: 'Marisol and Imani in doll prints, between cloths of bunnies and cats',
    },
  },
  {
    handle: 'what-to-wear-on-a-night-out',
    title: 'What to wear on a night out',
    author: 'Mei Okafor',
    publishedOn: '2026-06-20',
    tags: ['styling'],
    excerptHtml: '<p>A bikini top is a top. The rest is trousers.</p>',
    bodyHtml: `<p>A bikini top is a top. With high-waisted trousers and a shirt left open it goes anywhere that has music.</p>
<p>Take a print with a dark ground, dry it properly first, and carry a wristlet: pockets are for the trousers you did not wear.</p>`,
    picture: { spec: 's/blog-what-to-wear-on-a-night-out', alt: 'Zuri and Yuna in dark prints under a large moon' },
  },
  {
    handle: 'the-blue-pact-one-year-on',
    title: 'The Blue Pact, one year on',
    author: 'Priya Sand',
    publishedOn: '2026-07-08',
    tags: ['blue-pact'],
    excerptHtml: '<p>What we promised the sea, and what became of it.</p>',
    bodyHtml: `<p>A year ago we promised three things: recycled yarn in every swim piece, no plastic around a parcel, and a repair before a replacement.</p>
<p>The yarn took until March. The parcels were easy. Repairs are the best part: most pieces come back for a strap, and a strap takes ten minutes.</p>`,
    picture: { spec: 's/blog-the-blue-pact-one-year-on', alt: 'Sea, birds and a towel made of nets, and nobody about' },
  },
  {
    handle: 'meet-the-sunchasers',
    title: 'Meet the Sunchasers',
    author: 'Lola Reyes',
    publishedOn: '2026-08-02',
    tags: ['people'],
    excerptHtml: '<p>Three people who swim before work, in every month that has an R in it too.</p>',
    bodyHtml: `<p>They meet at six, at the old pier. Nobody times anything. The water is between nine and twenty-three degrees, depending on the month and on who is telling it.</p>
<p>We asked what they wear. “Whatever is dry,” said Ines. We took that as a compliment to the lining.</p>`,
    picture: {
      spec: 's/blog-meet-the-sunchasers',
      alt: 'Kofi, Luz and Freya up to their thighs in the sea at sunrise',
    },
  },
];
