import type { CatalogueProduct } from '../catalogue-product.ts';
import { kindsOfGroup } from '../kinds/kinds.ts';
import type { Picture } from '../pictures.ts';
import type { PrintNote } from '../story/print-notes/print-note.ts';

/** A collection as taste or a rule defines it, before products are put in. */
export interface CollectionRule {
  handle: string;
  title: string;
  /** A sentence or two below the title. */
  description: string;
  /** Picture of the collection, in the art kit's words; without one, a picture of its first product. */
  picture?: Picture;
  /** How the print came about, for the collection of a single print. */
  note?: PrintNote;
  holds: (product: CatalogueProduct) => boolean;
}

/** One repeat of a print as a header. */
export const swatch = (colourway: string, title: string): Picture => ({
  spec: `t/${colourway}`,
  alt: `The ${title} print`,
});

export const ofKinds = (...wanted: readonly string[]): CollectionRule['holds'] => {
  const kinds = new Set(wanted);
  return ({ kind }) => kinds.has(kind);
};

export const tagged =
  (tag: string): CollectionRule['holds'] =>
  ({ tags }) =>
    tags.includes(tag);

export const inPrints = (...wanted: readonly string[]): CollectionRule['holds'] => {
  const prints = new Set(wanted);
  return ({ print }) => prints.has(print);
};

export const inFamilies = (...wanted: readonly string[]): CollectionRule['holds'] => {
  const families = new Set(wanted);
  return ({ family }) => families.has(family);
};

export const inCuts = (...wanted: readonly string[]): CollectionRule['holds'] => {
  const cuts = new Set(wanted);
  return ({ cut }) => cuts.has(cut);
};

/** Where all of the rules agree. */
export const both =
  (...rules: readonly CollectionRule['holds'][]): CollectionRule['holds'] =>
  (product) =>
    rules.every((rule) => rule(product));

/** Swim kinds, as the collection `all` means them (CAT-019). */
export const SWIM = kindsOfGroup('swim');
export const BEACH = kindsOfGroup('beach');
export const SMALL = kindsOfGroup('small');
