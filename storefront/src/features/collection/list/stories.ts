import { paths } from '../../../paths.ts';
import { LIST_PAGE, type Story } from './list-page.ts';

/** A story before its picture has an address. */
export interface StoryPlan extends Omit<Story, 'picture'> {
  /** The collection it leads to: where there is none of that name the story is not told. */
  collection?: string;
  /** Picture spec of a scene. */
  scene: string;
  alt: string;
}

const about = (collection: string, words: Omit<StoryPlan, 'collection' | 'to'>): StoryPlan => ({
  ...words,
  collection,
  to: paths.collection(collection),
});

const PLANS: readonly StoryPlan[] = [
  about('one-pieces', {
    title: 'Hibiscus, head to toe',
    line: 'The one-piece everyone asks about, and what to put over it.',
    scene: 's/hibiscus-story',
    alt: 'Freya waving in the Lagoon Hibiscus one-piece',
  }),
  about('sunset-beach', {
    title: 'Seven in the evening',
    line: 'Salt still on your shoulders, dinner not decided.',
    scene: 's/afterglow',
    alt: 'Zuri in a Passionfruit twist top and high-waist bottoms at a night market',
  }),
  about('city-sweetheart', {
    title: 'Cherry, by the dozen',
    line: 'Gingham for the balcony and whatever is below it.',
    scene: 's/city-sweetheart',
    alt: 'Yuna in sunglasses and a cherry gingham top, arms behind her head',
  }),
  about('mens-collection', {
    title: 'His and hydrodynamic',
    line: 'Shorts that dry on the walk home.',
    scene: 's/tile-mens',
    alt: 'A bearded man in Citrus Grove shorts',
  }),
  about('accessories', {
    title: 'The rest of the beach bag',
    line: 'Totes, hats and the scrunchie you will lend and never see again.',
    scene: 's/tile-accessories',
    alt: 'Tote, bucket hat and scrunchie',
  }),
];

/** What is told on one collection's page alone, before anything else. */
const OWN: Readonly<Record<string, StoryPlan>> = {
  'marlo-dolls': {
    title: 'Dress-Up Bay',
    line: 'Dress the four of them in these, take a polaroid, and wear what you played.',
    to: paths.marloDolls(),
    scene: 's/game-title',
    alt: 'Marisol, Imani, Yuna and Freya, dressed for the bay, in front of a big coral sun',
  },
};

/** The stories a collection's list tells, in order: none that leads back to where the shopper is. */
export function storyPlansFor(handle: string): readonly StoryPlan[] {
  const own = Object.hasOwn(OWN, handle) ? OWN[handle] : undefined;
  return [...(own ? [own] : []), ...PLANS.filter((plan) => plan.collection !== handle)];
}

const COLUMNS = 4;
const STORY_COLUMNS = 2;
const STORIES_ON_FULL_PAGE = 2;
/** A story needs a row of cards above it. */
const FEWEST_WITH_STORY = 6;

/**
 * The stories told on a page of a list, so that its rows of four come out full: two on a full page as long as there are
 * two left to tell, one on a shorter page where it fills the last row.
 */
export function storiesOfPage<Story>(stories: readonly Story[], page: number, cards: number): readonly Story[] {
  const untold = stories.slice((page - 1) * STORIES_ON_FULL_PAGE);
  if (cards === LIST_PAGE) return untold.length < STORIES_ON_FULL_PAGE ? [] : untold.slice(0, STORIES_ON_FULL_PAGE);
  const fits = cards >= FEWEST_WITH_STORY && (cards + STORY_COLUMNS) % COLUMNS === 0;
  return fits ? untold.slice(0, 1) : [];
}
