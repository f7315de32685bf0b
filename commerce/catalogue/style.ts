import type { FabricId } from './fabrics.ts';
import type { Parts } from './measurements.ts';

/** The garment kinds of spec §2 as they stand in slugs, and the few kinds of our own after them. */
export type Kind =
  | 'top'
  | 'bottoms'
  | 'set'
  | 'dress'
  | 'skirt'
  | 'skort'
  | 'one-piece'
  | 'shorts'
  | 'swim-shorts'
  | 'board-shorts'
  | 'polo'
  | 'towel'
  | 'hat'
  | 'cap'
  | 'clip'
  | 'sarong'
  | 'pouch'
  | 'tote-bag'
  | 'scarf'
  | 'sticker-pack'
  | 'headband'
  | 'scrunchie'
  | 'wristlet'
  | 'puffer-jacket'
  | 'hoodie'
  | 'visor'
  | 'necklace'
  | 'waist-chain'
  | 'gift-card';

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
