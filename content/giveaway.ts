/** The dates of the giveaway as its page and its letter say them; a test holds both to them. */
export const GIVEAWAY = {
  /** An entry counts that was confirmed before. */
  closesAt: '2027-01-01T00:00:00Z',
  /** Nobody draws before. */
  drawsAt: '2027-01-04T12:00:00Z',
  /** The winner, and those who are next in line. */
  places: 3,
} as const;
