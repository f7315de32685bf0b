/** Searches for who does not know what to search for; each finds something in the range. */
export const FIRST_WORDS: readonly string[] = [
  'hibiscus',
  'zebra',
  'gingham',
  'wrap skirt',
  'board shorts',
  'bucket hat',
];
