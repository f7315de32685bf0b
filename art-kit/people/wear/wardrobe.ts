import { boyshort, cheeky, highwaist, hipster, plunge, tieside } from './bottoms.ts';
import { dress, kaftan, shirtdress, slip } from './dresses.ts';
import { clip, headband, scarf, scrunchie, shades } from './hair-pieces.ts';
import { boater, bucket, cap, floppyhat, sunhat, visor } from './hats.ts';
import { giftcard, pouch, sandals, stickers, tote, towel, wristlet } from './held.ts';
import { crophoodie, hoodie, longpuffer, puffer, puffervest, ziphoodie } from './jackets.ts';
import { necklace, pearls, pendant, waistchain } from './jewellery.ts';
import type { Wear } from './piece.ts';
import { cabanashirt, knitpolo, polo } from './shirts.ts';
import {
  boardshorts,
  highshorts,
  longboards,
  paperbag,
  scallops,
  shorts,
  swimshorts,
  trunks,
  volley,
} from './shorts.ts';
import {
  flareskort,
  fringesarong,
  maxiskirt,
  pleatskirt,
  sarong,
  shortsarong,
  skirt,
  skort,
  wrapskort,
} from './skirts.ts';
import { onePiece } from './suits.ts';
import { balconette, bralette, oneShoulder, scoop, triangle, twist } from './tops.ts';

/** Everything somebody can wear, by the id of the cut. */
export const WARDROBE = {
  triangle,
  scoop,
  twist,
  bralette,
  balconette,
  oneshoulder: oneShoulder,
  highwaist,
  cheeky,
  tieside,
  hipster,
  boyshort,
  onepiece: onePiece({ neck: 0.3, nape: 0.5 }, { side: 0.95, hollow: 0.6 }),
  plunge,
  squareneck: onePiece({ neck: 0.29, nape: 0.44, shape: 'square' }, { side: 0.98, hollow: 0.3 }),
  boardshorts,
  swimshorts,
  shorts,
  highshorts,
  paperbag,
  trunks,
  volley,
  longboards,
  scallops,
  skirt,
  skort,
  pleatskirt,
  maxiskirt,
  wrapskort,
  flareskort,
  sarong,
  shortsarong,
  fringesarong,
  dress,
  slip,
  kaftan,
  shirtdress,
  polo,
  knitpolo,
  cabanashirt,
  hoodie,
  ziphoodie,
  crophoodie,
  puffer,
  puffervest,
  longpuffer,
  bucket,
  sunhat,
  boater,
  floppyhat,
  cap,
  visor,
  headband,
  scarf,
  scrunchie,
  clip,
  shades,
  necklace,
  pearls,
  pendant,
  waistchain,
  tote,
  pouch,
  wristlet,
  towel,
  giftcard,
  stickers,
  sandals,
} as const satisfies Record<string, Wear>;

export type WornCut = keyof typeof WARDROBE;

export const isWornCut = (cut: string): cut is WornCut => Object.hasOwn(WARDROBE, cut);

export const WORN_CUTS: readonly WornCut[] = Object.keys(WARDROBE).filter(isWornCut);
