/** Searches for who does not know what to search for; each finds something in the catalogue. */
export const STARTING_TERMS: readonly string[] = [
  'hibiscus',
  'zebra',
  'gingham',
  'wrap skirt',
  'board shorts',
  'bucket hat',
];
