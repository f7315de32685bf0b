/** Something that was written or said about us. */
export interface Cutting {
  outlet: string;
  /** Where to find it: 'Issue 14, page 30'. */
  where: string;
  /** 'YYYY-MM-DD' */
  date: string;
  title: string;
  quote: string;
  kind: 'Magazine' | 'Newspaper' | 'Radio' | 'Podcast';
}

/** The newest first. */
export const CUTTINGS: readonly Cutting[] = [
  {
    outlet: 'The Sunday Lido',
    where: 'Issue 212, page 8',
    date: '2026-10-18',
    title: 'Who is still in the water in October',
    quote: 'Three of the five people on the ladder had the same long coat on, and none of them would lend it to me.',
    kind: 'Newspaper',
  },
  {
    outlet: 'Kiosk',
    where: 'Autumn number, pages 40 to 47',
    date: '2026-09-01',
    title: 'Drawn on the back of a fish wrapper',
    quote: 'A shop where the lemons are better drawn than the figures in my pension.',
    kind: 'Magazine',
  },
  {
    outlet: 'Coast and Kitchen Radio',
    where: 'Breakfast, 7.40',
    date: '2026-08-14',
    title: 'A repair is a review you can hold',
    quote: 'She says it while threading a needle without looking, and one believes her.',
    kind: 'Radio',
  },
  {
    outlet: 'Print Matters',
    where: 'Number 31, cover',
    date: '2026-06-05',
    title: 'Inez Marlowe and the six-colour zebra that has two',
    quote: 'Marlowe draws as if cloth were going to talk back, and then cuts so that it does.',
    kind: 'Magazine',
  },
  {
    outlet: 'The Changing Room',
    where: 'Episode 88',
    date: '2026-05-22',
    title: 'Would it work in grown-up sizes?',
    quote: 'I came to laugh at the dolls. I left with a pouch with cats on it and a swimsuit with more cats on it.',
    kind: 'Podcast',
  },
  {
    outlet: 'Harbour and Home',
    where: 'May number, page 61',
    date: '2026-05-01',
    title: 'Swimwear for people with shoulders',
    quote: 'The chart gives five measures a size. Most give two and a shrug.',
    kind: 'Magazine',
  },
  {
    outlet: 'The Ferry Times',
    where: 'Wednesday edition, back page',
    date: '2026-03-11',
    title: 'Stall with one top opens shop with many',
    quote: 'Asked for a photograph, the owner offered to draw one.',
    kind: 'Newspaper',
  },
];
