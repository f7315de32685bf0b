import type { Colour } from '../domain/search/colour-families.ts';
import type { Kind } from './kinds/kinds.ts';
import type { Measurements } from './measurements.ts';
import type { Model } from './models.ts';
import type { Picture } from './pictures.ts';
import type { PrintFamily } from './print.ts';

export interface CatalogueVariant {
  /** The value of the product's one option: a size, or the amount of a gift card. */
  size: string;
  sku: string;
  openingStock: number;
  /** US cents, where it is not the product's own price. */
  usd?: number;
}

/** A product as the catalogue defines it, before it has an id. Prices are in US cents. */
export interface CatalogueProduct {
  handle: string;
  title: string;
  kind: Kind;
  cut: string;
  style: string;
  print: string;
  printTitle: string;
  family: PrintFamily;
  colours: readonly Colour[];
  seasons: readonly string[];
  /** Counts towards the free gift of the Marlo Dolls collaboration. */
  isDoll: boolean;
  forMen: boolean;
  /** Shown in collections; the extras that only come along are not. */
  isListed: boolean;
  /** Bought with points alone. */
  isRewardsOnly: boolean;
  story: string;
  details: readonly string[];
  fabric: string;
  care: string;
  fit: string;
  /** Who it was fitted on; empty for what nobody wears. */
  model: string;
  /** Who is pictured in which size; empty where there are no sizes. */
  models: readonly Model[];
  measurements: Measurements | undefined;
  tags: readonly string[];
  usd: number;
  wasUsd: number | undefined;
  pictures: readonly Picture[];
  optionName: 'Size' | 'Amount';
  variants: readonly CatalogueVariant[];
  /** Handles of the same style in other prints. */
  siblings: readonly string[];
  /** Handles of products in the same print, the other half of a bikini first. */
  matches: readonly string[];
  weightGrams: number;
  /** The day it came into the shop, 'YYYY-MM-DD'. */
  arrivedOn: string;
}
