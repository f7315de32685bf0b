import type { Print } from '../prints/print.ts';

/** The twelve colours a shopper can filter by (spec §3, colour filter). */
export const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'white',
  'black',
  'beige',
  'brown',
  'multi',
] as const;

export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** A print in its colours, as it is sold. */
export interface Colourway {
  /** Slug, the last part of product handles: `passionfruit-noir`. */
  readonly id: string;
  /** As printed on the label: `Passionfruit Noir`. */
  readonly title: string;
  readonly family: ColourFamily;
  readonly print: Print;
  /** Straps, bindings and linings, `#rrggbb`. */
  readonly trim: string;
  /** Tint behind the product where the usual rotation would not do, `#rrggbb`. */
  readonly backdrop?: string;
}
