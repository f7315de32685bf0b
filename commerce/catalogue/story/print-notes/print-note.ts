/** How a print came about: facts of the drawing table that a product's story may tell. */
export interface PrintNote {
  /** What there is to see of it, in the plural, as after "plenty of": 'halved passionfruit'. */
  motif: string;
  /** Centimetres until the drawing begins again; none where the colour is all there is. */
  repeatCm?: number;
  /** Screens, and so inks, it is printed with; none where the colour is dyed. */
  screens?: number;
  /** Where and how it was made, one sentence each. */
  made: readonly [string, string, string, ...string[]];
}

/** Notes by print. */
export type PrintNotes = Readonly<Record<string, PrintNote>>;
