/** The lists one can be on, each with a page of its own that says what comes of it. */
export const LIST_IDS = ['newsletter', 'la-isla-bonita', 'sale', 'waitlist', 'giveaway'] as const;
export type ListId = (typeof LIST_IDS)[number];

interface ListWords {
  /** As it stands in "the list for …". */
  name: string;
  /** What whoever is on it gets, as the letter says it. */
  brings: string;
}

export const LISTS: Readonly<Record<ListId, ListWords>> = {
  newsletter: {
    name: 'postcards',
    brings: 'Postcards come twice a month, tops: new prints, restocks worth knowing about, a story now and then.',
  },
  'la-isla-bonita': {
    name: 'La Isla Bonita',
    brings: 'One email comes on the morning it lands, an hour before the shop window. Then the list is deleted.',
  },
  sale: {
    name: 'the sale',
    brings: 'An email comes the evening before each sale, twice a year, and none besides.',
  },
  waitlist: {
    name: 'the waitlist',
    brings: 'One email comes when what you are waiting for is there, or when we know that it never will be.',
  },
  giveaway: {
    name: 'the giveaway',
    brings:
      'Every entry confirmed by 31 December 2026, 24:00 UTC, is in the draw. Whoever is drawn gets an email; so does everybody else.',
  },
};

/** Nobody who does not answer the letter is remembered for longer. */
export const UNCONFIRMED_DAYS = 7;
