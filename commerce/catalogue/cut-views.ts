/** A view of a product, as the art kit names it. */
export type View = 'flat' | 'model' | 'low' | 'close' | 'set';

const ALONE: readonly View[] = ['flat', 'close'];
const LAID_WITH_OTHERS: readonly View[] = ['flat', 'close', 'set'];
const WORN: readonly View[] = ['flat', 'model', 'low', 'close'];
const WORN_AND_LAID: readonly View[] = [...WORN, 'set'];

/** The views the art kit has of each cut; the range's picture test holds this table against the kit. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  triangle: WORN_AND_LAID,
  scoop: WORN_AND_LAID,
  twist: WORN_AND_LAID,
  bralette: LAID_WITH_OTHERS,
  balconette: LAID_WITH_OTHERS,
  oneshoulder: LAID_WITH_OTHERS,
  highwaist: WORN_AND_LAID,
  cheeky: WORN_AND_LAID,
  tieside: WORN_AND_LAID,
  hipster: LAID_WITH_OTHERS,
  boyshort: LAID_WITH_OTHERS,
  onepiece: WORN_AND_LAID,
  plunge: LAID_WITH_OTHERS,
  squareneck: LAID_WITH_OTHERS,
  skirt: WORN,
  skort: WORN,
  dress: WORN_AND_LAID,
  kaftan: LAID_WITH_OTHERS,
  boardshorts: WORN_AND_LAID,
  swimshorts: WORN_AND_LAID,
};

/** What can be shown of a cut. */
export function viewsOfCut(cut: string): readonly View[] {
  return VIEWS[cut] ?? ALONE;
}
