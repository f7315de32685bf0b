import type { Cover } from '../../domain/search/tag-groups.ts';
import type { Chart } from './body-charts.ts';

/** How much the art kit shows of a cut, see cut-views.ts. */
export type Shown = 'worn' | 'worn-and-laid' | 'turned' | 'round' | 'swim' | 'one-piece';

/** Who is pictured in it, see models.ts. */
export type Wearers = 'women' | 'layered' | 'men' | 'everyone' | 'hatted' | 'capped' | 'banded' | 'gathered';

/** How a sentence calls a thing. */
export interface Noun {
  /** 'top', 'swimsuit', 'bag' */
  noun: string;
  /** After "a", and for several: 'pair of shorts', 'pairs of shorts'. */
  one: string;
  several: string;
}

export const single = (noun: string, several = `${noun}s`): Noun => ({ noun, one: noun, several });
export const pair = (noun: string): Noun => ({ noun, one: `pair of ${noun}`, several: `pairs of ${noun}` });

/** A silhouette of the art kit, by its id. */
export interface CutRecord {
  /** What the flat lay shows, for those who cannot see it. */
  looks: string;
  /** The views the art kit has of it beside the flat lay and the close-up: cut-views.ts. */
  shown?: Shown;
  /** Who wears it, where that is not everybody who wears the kind. */
  wornBy?: Wearers;
  /** What shoppers call the cut: 'tie-side', 'square-neck'. Lists are narrowed to those that have a name. */
  name?: string;
  /** How much it covers behind. */
  cover?: Cover;
}

/** The collection of a kind; it holds every product of the kind. */
export interface OwnCollection {
  handle: string;
  title: string;
  description: string;
  /** The print that heads it, and its title; else a picture of its first product does. */
  swatch?: readonly [colourway: string, title: string];
}

/** Everything the catalogue knows of a kind of product. What differs from style to style is in styles/. */
export interface KindRecord {
  /** Which of the great collections it hangs in: Swim (CAT-019), Beachwear, Accessories; absent: in none. */
  group?: 'swim' | 'beach' | 'small';
  noun: Noun;
  /** One speaks of it as "they"; a sentence about "it" would stumble. */
  isPlural?: true;
  /** Words shoppers find it by beside its name. */
  alsoCalled?: string;
  wornBy: Wearers;
  /** Held rather than worn. */
  isCarried?: true;
  /** Where the tape goes; absent for what fits anybody. */
  body?: Chart;
  /** Where a style's 'Length' is measured; from end to end if nothing is said. */
  lengthIs?: string;
  /** The kind that makes a bikini with it. */
  otherHalf?: string;
  /** What goes with a product in the same print is shown in this order; absent: it is not shown with others. */
  goesWith?: number;
  /** Sentences of the story on where it is worn or taken; what only goes along with others has none. */
  uses: readonly string[];
  cuts: Readonly<Record<string, CutRecord>>;
  /** What there is to see close up where nothing is sewn. */
  closeUp?: string;
  /** What the nearer picture of somebody wearing it shows, where that is not waist to knee. */
  nearer?: string;
  /** The lower half of who wears it is the point of the picture. */
  isLowerHalf?: true;
  /** The side tells something: the cut of a leg, a brim, a knot in the nape. */
  sideTells?: true;
  collection?: OwnCollection;
}
