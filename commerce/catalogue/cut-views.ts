/** A view of a product, as the art kit names it. */
export type View = 'flat' | 'model' | 'low' | 'close' | 'set';

const ALONE: readonly View[] = ['flat', 'close'];
const LAID: readonly View[] = [...ALONE, 'set'];
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
  skirt: WORN_AND_LAID,
  skort: WORN_AND_LAID,
  shorts: WORN_AND_LAID,
  sarong: WORN_AND_LAID,
  polo: WORN_AND_LAID,
  hoodie: WORN_AND_LAID,
  bucket: WORN,
  sunhat: WORN,
  slip: WORN_AND_LAID,
  shirtdress: WORN_AND_LAID,
  pleatskirt: WORN_AND_LAID,
  maxiskirt: WORN_AND_LAID,
  wrapskort: WORN_AND_LAID,
  flareskort: WORN_AND_LAID,
  highshorts: WORN_AND_LAID,
  paperbag: WORN_AND_LAID,
  trunks: WORN_AND_LAID,
  volley: WORN_AND_LAID,
  longboards: WORN_AND_LAID,
  scallops: WORN_AND_LAID,
  knitpolo: WORN_AND_LAID,
  cabanashirt: WORN_AND_LAID,
  ziphoodie: WORN_AND_LAID,
  crophoodie: WORN_AND_LAID,
  shortsarong: WORN_AND_LAID,
  fringesarong: WORN_AND_LAID,
  dress: WORN_AND_LAID,
  kaftan: WORN_AND_LAID,
  boardshorts: WORN_AND_LAID,
  swimshorts: WORN_AND_LAID,
  puffer: LAID,
  puffervest: LAID,
  longpuffer: LAID,
  towel: LAID,
  tote: LAID,
  pouch: LAID,
  cap: LAID,
  visor: LAID,
  clip: LAID,
  scarf: LAID,
  headband: LAID,
  scrunchie: LAID,
  wristlet: LAID,
  necklace: LAID,
  waistchain: LAID,
  shades: LAID,
  sandals: LAID,
};

/** What can be shown of a cut. */
export function viewsOfCut(cut: string): readonly View[] {
  return VIEWS[cut] ?? ALONE;
}
