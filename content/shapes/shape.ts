export type ShapeKind = 'tops' | 'bottoms' | 'one-pieces';

/** From 0, hardly any, to 3, all there is. */
export type Degree = 0 | 1 | 2 | 3;

/** A shape of swimwear we cut, explained. */
export interface Shape {
  /** The art kit's cut, and the anchor on the page: 'triangle'. */
  id: string;
  kind: ShapeKind;
  name: string;
  /** What it is, what it does, what it does not. */
  words: string;
  /** For whom, in one line. */
  goodFor: string;
  /** When to choose another. */
  ratherNot: string;
  /** The collection that shows it in every print. */
  collection: string;
  /** The print it is drawn in: one that shows the seams. */
  print: string;
  support: Degree;
  cover: Degree;
  /** How well it stays where it is when water or a ball comes. */
  hold: Degree;
  /** Whether it is tied, and so sets itself to a body. */
  ties: boolean;
}
