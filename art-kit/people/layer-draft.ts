import type { Knot } from '../gouache/geometry.ts';
import type { Layer, Paint, Patch } from '../gouache/layer.ts';
import { type Outline, shapeOf } from '../gouache/outline.ts';
import { type Pressure, strokeOf } from '../gouache/stroke.ts';

/** Puts a point of a drawing on the page. */
export type Place = (knot: Knot) => Knot;

/** How a patch is laid. */
export interface Laid {
  readonly shade: string;
  /** Lies on what is there and adds nothing to the silhouette. */
  readonly inside?: boolean;
  /** Opacity, 0-1. */
  readonly strength?: number;
  readonly of?: string;
}

/** A layer being drawn, patch by patch. */
export interface LayerDraft {
  readonly name: string;
  readonly patches: Patch[];
  readonly folds: Outline[];
  readonly fine: Outline[];
}

export const layerDraft = (name: string): LayerDraft => ({ name, patches: [], folds: [], fine: [] });

export function lay(draft: LayerDraft, outlines: readonly Outline[], paint: Paint, laid: Laid): void {
  draft.patches.push({ outlines, paint, ...laid });
}

/** A flat shape. */
export const fill = (draft: LayerDraft, knots: readonly Knot[], paint: Paint, laid: Laid): void =>
  lay(draft, [shapeOf(knots)], paint, laid);

/** The finished layer, with what else is to be said of it. */
export const finished = (draft: LayerDraft, more: Omit<Layer, keyof LayerDraft> = {}): Layer => ({ ...draft, ...more });

/** A brush line on what is there; shade falls on it too. */
export function drawLine(
  draft: LayerDraft,
  knots: readonly Knot[],
  colour: string,
  width: number,
  laid: Laid,
  { pressure, closed }: { readonly pressure?: Pressure; readonly closed?: boolean } = {},
): void {
  lay(draft, [strokeOf(knots, width, pressure, closed)], colour, { ...laid, inside: true });
}
