import type { PictureSource } from '../../ui/picture.tsx';

/** A picture among the cards that leads to another collection. */
export interface Story {
  title: string;
  line: string;
  /** Where it leads. */
  collection: string;
  picture: PictureSource;
}

/** A story before its picture has an address. */
export interface StoryPlan extends Omit<Story, 'picture'> {
  /** Picture spec of a scene. */
  scene: string;
  alt: string;
}

const PLANS: readonly StoryPlan[] = [
  {
    title: 'Hibiscus, head to toe',
    line: 'The one-piece everyone asks about, and what to put over it.',
    collection: 'one-pieces',
    scene: 's/hibiscus-story',
    alt: 'Freya waving in the Lagoon Hibiscus one-piece',
  },
  {
    title: 'Seven in the evening',
    line: 'Salt still on your shoulders, dinner not decided.',
    collection: 'sunset-beach',
    scene: 's/afterglow',
    alt: 'Model in a Passionfruit scoop top and high-waist bottoms in an orange archway',
  },
  {
    title: 'Cherry, by the dozen',
    line: 'Gingham for the balcony and whatever is below it.',
    collection: 'city-sweetheart',
    scene: 's/city-sweetheart',
    alt: 'Model with sunglasses in a cherry gingham top',
  },
  {
    title: 'His and hydrodynamic',
    line: 'Shorts that dry on the walk home.',
    collection: 'mens-collection',
    scene: 's/tile-mens',
    alt: 'A bearded man in Citrus Grove shorts',
  },
  {
    title: 'The rest of the beach bag',
    line: 'Totes, hats and the scrunchie you will lend and never see again.',
    collection: 'accessories',
    scene: 's/tile-accessories',
    alt: 'Tote, bucket hat and scrunchie',
  },
];

/** The stories a collection's list tells, in order: none that leads back to where the shopper is. */
export function storyPlansFor(handle: string): readonly StoryPlan[] {
  return PLANS.filter((plan) => plan.collection !== handle);
}
