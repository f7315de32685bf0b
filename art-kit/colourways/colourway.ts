import type { PrintDrawing } from '../prints/print.ts';

/** A print in its colours, as it is sold. */
export interface Colourway {
  /** Slug, the last part of product handles: `passionfruit-noir`. */
  readonly id: string;
  /** As printed on the label: `Passionfruit Noir`. */
  readonly title: string;
  readonly print: PrintDrawing;
  /** Straps, bindings and linings, `#rrggbb`. */
  readonly trim: string;
  /** Tint behind the product where the usual rotation would not do, `#rrggbb`. */
  readonly backdrop?: string;
}
