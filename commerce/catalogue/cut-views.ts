/** A view of a product, as the art kit names it. */
export type View = 'flat' | 'model' | 'low' | 'close' | 'set';

const ALONE: readonly View[] = ['flat', 'close'];
const WORN: readonly View[] = ['flat', 'model', 'low', 'close'];
const WORN_AND_LAID: readonly View[] = [...WORN, 'set'];

/** The views the art kit has of each cut; the range's picture test holds this table against the kit. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  triangle: WORN_AND_LAID,
  scoop: WORN_AND_LAID,
  twist: WORN_AND_LAID,
  bralette: WORN_AND_LAID,
  balconette: WORN_AND_LAID,
  oneshoulder: WORN_AND_LAID,
  highwaist: WORN_AND_LAID,
  cheeky: WORN_AND_LAID,
  tieside: WORN_AND_LAID,
  hipster: WORN_AND_LAID,
  boyshort: WORN_AND_LAID,
  onepiece: WORN_AND_LAID,
  plunge: WORN_AND_LAID,
  squareneck: WORN_AND_LAID,
  skirt: WORN,
  skort: WORN,
  shorts: WORN,
  sarong: WORN,
  polo: WORN,
  hoodie: WORN,
  bucket: WORN,
  sunhat: WORN,
  dress: WORN_AND_LAID,
  kaftan: WORN_AND_LAID,
  boardshorts: WORN_AND_LAID,
  swimshorts: WORN_AND_LAID,
};

/** What can be shown of a cut. */
export function viewsOfCut(cut: string): readonly View[] {
  return VIEWS[cut] ?? ALONE;
}
