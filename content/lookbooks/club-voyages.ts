import type { Lookbook } from './lookbook.ts';

export const CLUB_VOYAGES: Lookbook = {
  slug: 'club-voyages',
  title: 'Club Voyages',
  setting: 'Lookbook, eleven nights at sea',
  lead: 'Everything from the boat, including what was worn to miss it. Stars for the deck, palms for the shore, a wave for whoever stayed behind.',
  description: 'Zodiac, retro waves and midnight palms, from the pool deck to the gangway: the Club Voyages lookbook.',
  tone: '#17305f',
  print: 'zodiac',
  quote: {
    copy: '“Pisces took three days. Everybody on board turned out to be a Pisces.”',
    who: 'Odile, who drew the twelve signs',
  },
  cover: {
    scene: 'lookbook-club-voyages',
    alt: 'Noa at the rail of a ship in Retro Wave board shorts, seen from behind, under a red funnel',
    spots: [{ product: 'jetty-board-shorts-retro-wave', x: 41, y: 60 }],
  },
  alongside: ['regatta-polo-retro-wave', 'deckhand-cap-retro-wave', 'big-beach-towel-retro-wave'],
  portrait: {
    scene: 'lookbook-club-voyages-portrait',
    alt: 'Imani on deck under a full moon in the Zodiac one-piece, a hand above her eyes',
    title: 'Navigate by this',
    copy: 'Twelve signs, one moon, and an eye that follows you to the buffet. The sky on it is the one over the bay on the first of June.',
    spots: [{ product: 'lido-one-piece-zodiac', x: 53, y: 59 }],
  },
  pages: [
    { product: 'havana-polo-midnight-palm', copy: 'Dinner at the captain’s table. He wore white; a mistake.' },
    { product: 'kaila-set-lagoon-hibiscus', copy: 'Shore leave. Both halves, one colour of flower behind the ear.' },
    { product: 'drift-sarong-tie-dye-lagoon', copy: 'The only thing dyed on deck. The deck has forgiven us.' },
  ],
};
