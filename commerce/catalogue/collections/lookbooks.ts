import { type CollectionRule, inFamilies, inPrints } from './collection-rule.ts';

interface Lookbook {
  slug: string;
  title: string;
  description: string;
  alt: string;
  holds: CollectionRule['holds'];
}

const LOOKBOOKS: readonly Lookbook[] = [
  {
    slug: 'afterglow',
    title: 'Afterglow',
    description: 'The pieces of the Afterglow pages: warm colours, long shadows, somebody else driving.',
    alt: 'The cover of the Afterglow lookbook',
    holds: inPrints(
      'passionfruit',
      'sunset-ombre',
      'hibiscus-heat',
      'cabana-coral',
      'coral',
      'retro-wave',
      'tie-dye-sorbet',
    ),
  },
  {
    slug: 'caramel-eyelet',
    title: 'The Caramel Eyelet Story',
    description: 'Brown, beige and small holes: what was worn on the dunes, in the order it was worn.',
    alt: 'The cover of the Caramel Eyelet lookbook',
    holds: inPrints(
      'caramel-eyelet',
      'cocoa-rib',
      'sand-terry',
      'sand-dollar',
      'zebra-cocoa',
      'terracotta',
      'white-eyelet',
    ),
  },
  {
    slug: 'club-voyages',
    title: 'The Club Voyages Pages',
    description: 'Everything from the boat, including what was worn to miss it.',
    alt: 'The cover of the Club Voyages lookbook',
    holds: inPrints('zodiac', 'palm-springs', 'lagoon-hibiscus', 'tie-dye-lagoon', 'boat-club-madras', 'midnight-palm'),
  },
  {
    slug: 'studio-to-sea',
    title: 'Studio to Sea',
    description: 'Cut paper, brushed tiles and terrazzo: the prints that began on a table.',
    alt: 'The cover of the Studio to Sea lookbook',
    holds: inPrints('cutouts', 'blue-period', 'terrazzo', 'positano', 'sorrento', 'shibori', 'gelato'),
  },
  {
    slug: 'sunchasers',
    title: 'Sunchasers',
    description: 'For five friends, one van and the first week of June.',
    alt: 'The cover of the Sunchasers lookbook',
    holds: inPrints(
      'surf-wave',
      'retro-wave',
      'citrus-grove',
      'limoncello',
      'zebra-pop',
      'happy-check',
      'deckchair',
      'kelp-wave',
    ),
  },
  {
    slug: 'the-bridal-edit',
    title: 'The Bridal Edit',
    description: 'White eyelet, milk rib and something blue. Rice rinses out.',
    alt: 'The cover of the Bridal Edit lookbook',
    holds: inPrints(
      'white-eyelet',
      'milk-rib',
      'shell-toile',
      'rose-eyelet',
      'polka-milk',
      'sky-eyelet',
      'snow-leopard',
    ),
  },
  {
    slug: 'the-london-diaries',
    title: 'The London Diaries',
    description: 'Rooftops, lidos and the 58 bus, in gingham and dots.',
    alt: 'The cover of the London Diaries lookbook',
    holds: inPrints(
      'gingham-cherry',
      'gingham-licorice',
      'polka',
      'polka-rouge',
      'rodeo-navy',
      'royal-tea',
      'candy-stripe',
    ),
  },
  {
    slug: 'marlo-dolls',
    title: 'The Marlo Dolls Pages',
    description: 'All dolled up: every piece from the shoot, lips and crowns included.',
    alt: 'The cover of the Marlo Dolls lookbook',
    holds: inFamilies('doll'),
  },
  {
    slug: 'inez-marlowe',
    title: 'Inez Marlowe’s Edit',
    description: 'What Inez Marlowe would pack, and did: dark flowers, old letters, one leopard.',
    alt: 'The cover of the Inez Marlowe lookbook',
    holds: inPrints(
      'hibiscus-after-dark',
      'passionfruit-noir',
      'old-flame',
      'young-love',
      'kitten-leopard',
      'midnight-meadow',
      'ink',
    ),
  },
  {
    slug: 'golden-hour',
    title: 'Golden Hour',
    description: 'Butter, custard and lemon, photographed between seven and eight.',
    alt: 'The cover of the Golden Hour lookbook',
    holds: inPrints(
      'butter',
      'custard-hibiscus',
      'gingham-butter',
      'limoncello',
      'sorrento',
      'upsy-daisy',
      'passionfruit-fizz',
      'sunset-ombre',
    ),
  },
];

/** What was worn in the ten lookbooks. */
export const LOOKBOOK_COLLECTIONS: readonly CollectionRule[] = LOOKBOOKS.map(
  ({ slug, title, description, alt, holds }) => ({
    handle: `lookbook-${slug}`,
    title,
    description,
    picture: { spec: `s/lookbook-${slug}`, alt },
    holds,
  }),
);
