import type { FabricId } from './fabrics.ts';
import type { Kind } from './kinds/kinds.ts';

/** Measures by name, each in inches at the smallest size and what every further size adds. */
export type Parts = Readonly<Record<string, readonly [smallest: number, step: number]>>;

/** How a product is sized: letters, or one size for all. */
export type Sizing = 'letters' | 'one-size';

/** A pattern the studio cuts, and the prints it is cut in. A product is one style in one print. */
export interface Style {
  /** First part of the slug: 'kaila'. */
  name: string;
  /** As written in titles, where it is not the name with a capital: 'All-Day'. */
  displayName?: string;
  kind: Kind;
  /** The art kit's silhouette. */
  cut: string;
  /** Of a set, which is pictured by its top: the cut of its lower half. */
  below?: string;
  /** Behind the name: 'Triangle Top'. */
  title: string;
  /** Price in US cents. */
  usd: number;
  sizing: Sizing;
  fabric: FabricId;
  /** Bullet points of the product page. */
  details: readonly string[];
  /** One or two sentences on how it fits; empty where there is nothing to fit. */
  fit: string;
  /** Inches of the product itself, beside those of the wearer that its kind brings. */
  measures?: Parts;
  /** Sentences of the story on the cut. */
  phrases: readonly [string, string, string, string, ...string[]];
  /** Sentences on where it is worn or used, instead of those of its kind. */
  uses?: readonly [string, string, string, ...string[]];
  prints: readonly string[];
  weightGrams: number;
  /** For men's sections too. */
  mens?: true;
}
