/** A stretch of the list: the first is shown, each further one stands behind a "Show more". */
export interface CardGroup<Card, Story> {
  cards: readonly Card[];
  /** Laid among the cards, two columns wide. */
  story?: Story;
  /** Cards up to and including this group's last. */
  seen: number;
}

const COLUMNS = 4;
const STORY_COLUMNS = 2;
const WITH_STORY = 18;
const WITHOUT_STORY = 20;
/** A story needs a row of cards above it. */
const FEWEST_WITH_STORY = 6;

/**
 * Cuts a list into groups whose rows of four come out full: eighteen cards and a story, or twenty cards when the stories
 * are told. The last group takes what is left, with a story only where it fills the row.
 */
export function cardGroups<Card, Story>(cards: readonly Card[], stories: readonly Story[]): CardGroup<Card, Story>[] {
  const groups: CardGroup<Card, Story>[] = [];
  const untold = [...stories];
  for (let start = 0; start < cards.length; ) {
    const taken = cards.slice(start, start + (untold.length > 0 ? WITH_STORY : WITHOUT_STORY));
    start += taken.length;
    const fits = taken.length >= FEWEST_WITH_STORY && (taken.length + STORY_COLUMNS) % COLUMNS === 0;
    const story = fits ? untold.shift() : undefined;
    groups.push({ cards: taken, ...(story && { story }), seen: start });
  }
  return groups;
}
