import { balconette } from './balconette.ts';
import { chainOnHips, discPendant, pearlStrand, shellNecklace } from './beads.ts';
import { boyshort, cheeky, highwaist, hipster, tieside } from './bottoms.ts';
import { bralette } from './bralette.ts';
import { cabanashirt, campShirt, knitpolo } from './camp-shirt.ts';
import { capOnHead, visorOnHead } from './caps.ts';
import { dress } from './dress.ts';
import { headbandOnHair, scarfOnHair } from './hair-cloths.ts';
import { bucketHat, strawHat } from './hats.ts';
import { crophoodie, hoodie, ziphoodie } from './hoodie.ts';
import { kaftan } from './kaftan.ts';
import { shirtdress, slip } from './long-dresses.ts';
import { maxiskirt, pleatskirt } from './long-skirts.ts';
import { oneShoulder } from './one-shoulder.ts';
import { onepiece, plunge, squareneck } from './onepiece.ts';
import { longPuffer, pufferJacket, pufferVest } from './puffer.ts';
import { fringesarong, sarong, shortsarong } from './sarong.ts';
import { scoop } from './scoop.ts';
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
import { skirt, skort } from './skirt.ts';
import { flareskort, wrapskort } from './skorts.ts';
import { boaterOnHead, floppyOnHead } from './straw-hats.ts';
import { triangle } from './triangle.ts';
import { twist } from './twist.ts';
import type { Wear } from './wear.ts';

/** Everything a figure can wear, by the id of the cut. */
export const WORN = {
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
  onepiece,
  plunge,
  squareneck,
  dress,
  kaftan,
  slip,
  shirtdress,
  skirt,
  pleatskirt,
  maxiskirt,
  wrapskort,
  flareskort,
  shortsarong,
  fringesarong,
  highshorts,
  paperbag,
  trunks,
  volley,
  longboards,
  scallops,
  knitpolo,
  cabanashirt,
  ziphoodie,
  crophoodie,
  skort,
  sarong,
  boardshorts,
  swimshorts,
  shorts,
  polo: campShirt,
  hoodie,
  bucket: bucketHat,
  sunhat: strawHat,
  boater: boaterOnHead,
  floppyhat: floppyOnHead,
  cap: capOnHead,
  visor: visorOnHead,
  headband: headbandOnHair,
  scarf: scarfOnHair,
  necklace: shellNecklace,
  pearls: pearlStrand,
  pendant: discPendant,
  waistchain: chainOnHips,
  puffer: pufferJacket,
  puffervest: pufferVest,
  longpuffer: longPuffer,
} as const satisfies Record<string, Wear>;

export type WornCut = keyof typeof WORN;

export function isWornCut(cut: string): cut is WornCut {
  return Object.hasOwn(WORN, cut);
}

export const WORN_CUTS: readonly WornCut[] = Object.keys(WORN).filter(isWornCut);

const HEADWEAR: readonly WornCut[] = ['bucket', 'sunhat', 'boater', 'floppyhat', 'cap', 'visor', 'headband', 'scarf'];
const JEWELLERY: readonly WornCut[] = ['necklace', 'pearls', 'pendant', 'waistchain'];

/** Worn over the hair rather than on the body. */
export const isHeadwear = (cut: WornCut): boolean => HEADWEAR.includes(cut);

/** Worn with clothes, not in place of any. */
export const isAccessory = (cut: WornCut): boolean => isHeadwear(cut) || JEWELLERY.includes(cut);
