/** A sheet of coloured paper behind the product. Its outline is in picture units, 800 x 1000. */
export interface Paper {
  readonly d: string;
  /** Hex. */
  readonly colour: string;
  /** Strength of the shadow its edge casts on what is behind it, 0-1. */
  readonly shadow: number;
}

/** Something between the lamp and the set, painted where it takes light. SVG in picture units. */
export interface Shade {
  readonly shape: string;
  /** Softness of its edge, in picture units. */
  readonly blur: number;
  /** Light it takes, 0-1. */
  readonly strength: number;
}

/** What stands behind a product: a studio sheet in one tint, papers before it, a shadow that falls across. */
export interface Stage {
  /** Hex. */
  readonly tint: string;
  readonly papers: readonly Paper[];
  readonly shade?: Shade;
}

/** A stage without its sheet. */
export type Setting = Omit<Stage, 'tint'>;

/** The sheets a set is built of: the tint, two tones of it, and another. Hex. */
export interface StageColours {
  readonly tint: string;
  readonly deeper: string;
  readonly lighter: string;
  readonly second: string;
}

/** Nothing but the sheet. */
export const bareStage = (tint: string): Stage => ({ tint, papers: [] });
