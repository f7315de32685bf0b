import type { Silhouette, View } from '../cloth/part.ts';
import { dress } from './dresses/dress.ts';
import { kaftan } from './dresses/kaftan.ts';
import { shirtdress } from './dresses/shirtdress.ts';
import { slip } from './dresses/slip.ts';
import { boater } from './hats/boater.ts';
import { bucket } from './hats/bucket.ts';
import { cap } from './hats/cap.ts';
import { floppyhat } from './hats/floppyhat.ts';
import { headband } from './hats/headband.ts';
import { sunhat } from './hats/sunhat.ts';
import { visor } from './hats/visor.ts';
import { longpuffer } from './jackets/longpuffer.ts';
import { puffer } from './jackets/puffer.ts';
import { puffervest } from './jackets/puffervest.ts';
import { necklace } from './jewellery/necklace.ts';
import { pearls } from './jewellery/pearls.ts';
import { pendant } from './jewellery/pendant.ts';
import { waistchain } from './jewellery/waistchain.ts';
import { cabanashirt } from './shirts/cabanashirt.ts';
import { crophoodie } from './shirts/crophoodie.ts';
import { hoodie } from './shirts/hoodie.ts';
import { knitpolo } from './shirts/knitpolo.ts';
import { polo } from './shirts/polo.ts';
import { ziphoodie } from './shirts/ziphoodie.ts';
import { boardshorts } from './shorts/boardshorts.ts';
import { highshorts } from './shorts/highshorts.ts';
import { longboards } from './shorts/longboards.ts';
import { paperbag } from './shorts/paperbag.ts';
import { scallops } from './shorts/scallops.ts';
import { shorts } from './shorts/shorts.ts';
import { swimshorts } from './shorts/swimshorts.ts';
import { trunks } from './shorts/trunks.ts';
import { volley } from './shorts/volley.ts';
import { flareskort } from './skirts/flareskort.ts';
import { fringesarong } from './skirts/fringesarong.ts';
import { maxiskirt } from './skirts/maxiskirt.ts';
import { pleatskirt } from './skirts/pleatskirt.ts';
import { sarong } from './skirts/sarong.ts';
import { shortsarong } from './skirts/shortsarong.ts';
import { skirt } from './skirts/skirt.ts';
import { skort } from './skirts/skort.ts';
import { wrapskort } from './skirts/wrapskort.ts';
import { balconette } from './swim/balconette.ts';
import { boyshort } from './swim/boyshort.ts';
import { bralette } from './swim/bralette.ts';
import { cheeky } from './swim/cheeky.ts';
import { highwaist } from './swim/highwaist.ts';
import { hipster } from './swim/hipster.ts';
import { onepiece } from './swim/onepiece.ts';
import { oneshoulder } from './swim/oneshoulder.ts';
import { plunge } from './swim/plunge.ts';
import { scoop } from './swim/scoop.ts';
import { squareneck } from './swim/squareneck.ts';
import { tieside } from './swim/tieside.ts';
import { triangle } from './swim/triangle.ts';
import { twist } from './swim/twist.ts';
import { clip } from './things/clip.ts';
import { giftcard } from './things/giftcard.ts';
import { pouch } from './things/pouch.ts';
import { sandals } from './things/sandals.ts';
import { scarf } from './things/scarf.ts';
import { scrunchie } from './things/scrunchie.ts';
import { shades } from './things/shades.ts';
import { stickers } from './things/stickers.ts';
import { tote } from './things/tote.ts';
import { towel } from './things/towel.ts';
import { wristlet } from './things/wristlet.ts';

/** A cut the shop sells. */
export interface Cut {
  /** The product type, as in the shop's addresses: 'one-piece'. */
  readonly kind: string;
  /** As a shopper reads it: "Triangle top". */
  readonly title: string;
  readonly silhouette: Silhouette;
  /** The 4:5 window of the close-up: the detail that tells this cut from the next. */
  readonly closeUp: View;
}

/** Every cut, by the id that picture addresses use. */
export const CUTS = {
  triangle: { kind: 'top', title: 'Triangle top', silhouette: triangle, closeUp: [180, 380, 300, 375] },
  scoop: { kind: 'top', title: 'Scoop crop', silhouette: scoop, closeUp: [330, 380, 280, 350] },
  twist: { kind: 'top', title: 'Twist bandeau', silhouette: twist, closeUp: [270, 330, 280, 350] },
  bralette: { kind: 'top', title: 'Ruched bralette', silhouette: bralette, closeUp: [380, 380, 280, 350] },
  balconette: { kind: 'top', title: 'Balconette', silhouette: balconette, closeUp: [370, 330, 288, 360] },
  oneshoulder: { kind: 'top', title: 'One-shoulder crop', silhouette: oneshoulder, closeUp: [380, 230, 280, 350] },
  highwaist: { kind: 'bottoms', title: 'High-waist bottom', silhouette: highwaist, closeUp: [180, 220, 300, 375] },
  cheeky: { kind: 'bottoms', title: 'Cheeky bottom', silhouette: cheeky, closeUp: [360, 380, 300, 375] },
  tieside: { kind: 'bottoms', title: 'Tie-side bottom', silhouette: tieside, closeUp: [60, 370, 280, 350] },
  hipster: { kind: 'bottoms', title: 'Hipster bottom', silhouette: hipster, closeUp: [150, 310, 300, 375] },
  boyshort: { kind: 'bottoms', title: 'Boyshort', silhouette: boyshort, closeUp: [380, 340, 300, 375] },
  onepiece: { kind: 'one-piece', title: 'Scoop one-piece', silhouette: onepiece, closeUp: [200, 90, 300, 375] },
  plunge: { kind: 'one-piece', title: 'Belted plunge one-piece', silhouette: plunge, closeUp: [270, 220, 300, 375] },
  squareneck: {
    kind: 'one-piece',
    title: 'Square-neck one-piece',
    silhouette: squareneck,
    closeUp: [360, 190, 300, 375],
  },
  skirt: { kind: 'skirt', title: 'Ruffle wrap skirt', silhouette: skirt, closeUp: [420, 270, 300, 375] },
  dress: { kind: 'dress', title: 'Tiered sundress', silhouette: dress, closeUp: [230, 150, 320, 400] },
  kaftan: { kind: 'dress', title: 'Kaftan cover-up', silhouette: kaftan, closeUp: [270, 410, 300, 375] },
  boardshorts: { kind: 'board-shorts', title: 'Board shorts', silhouette: boardshorts, closeUp: [240, 150, 320, 400] },
  swimshorts: { kind: 'swim-shorts', title: 'Swim shorts', silhouette: swimshorts, closeUp: [250, 200, 300, 375] },
  shorts: { kind: 'shorts', title: 'Beach shorts', silhouette: shorts, closeUp: [430, 440, 280, 350] },
  highshorts: { kind: 'shorts', title: 'High-waist shorts', silhouette: highshorts, closeUp: [300, 210, 280, 350] },
  paperbag: { kind: 'shorts', title: 'Paperbag shorts', silhouette: paperbag, closeUp: [270, 210, 280, 350] },
  trunks: { kind: 'swim-shorts', title: 'Snap trunks', silhouette: trunks, closeUp: [330, 240, 300, 375] },
  volley: { kind: 'swim-shorts', title: 'Striped volley shorts', silhouette: volley, closeUp: [400, 230, 300, 375] },
  longboards: {
    kind: 'board-shorts',
    title: 'Long board shorts',
    silhouette: longboards,
    closeUp: [380, 420, 300, 375],
  },
  scallops: {
    kind: 'board-shorts',
    title: 'Scallop-hem board shorts',
    silhouette: scallops,
    closeUp: [380, 400, 300, 375],
  },
  pleatskirt: { kind: 'skirt', title: 'Pleated midi skirt', silhouette: pleatskirt, closeUp: [360, 160, 280, 350] },
  maxiskirt: { kind: 'skirt', title: 'Tiered maxi skirt', silhouette: maxiskirt, closeUp: [280, 110, 280, 350] },
  wrapskort: { kind: 'skort', title: 'Wrap skort', silhouette: wrapskort, closeUp: [200, 270, 300, 375] },
  flareskort: { kind: 'skort', title: 'Flounce skort', silhouette: flareskort, closeUp: [290, 270, 300, 375] },
  shortsarong: { kind: 'sarong', title: 'Short sarong', silhouette: shortsarong, closeUp: [420, 270, 280, 350] },
  fringesarong: { kind: 'sarong', title: 'Fringed sarong', silhouette: fringesarong, closeUp: [380, 500, 280, 350] },
  slip: { kind: 'dress', title: 'Slip dress', silhouette: slip, closeUp: [270, 150, 280, 350] },
  shirtdress: { kind: 'dress', title: 'Shirt dress', silhouette: shirtdress, closeUp: [280, 130, 280, 350] },
  knitpolo: { kind: 'polo', title: 'Knit polo', silhouette: knitpolo, closeUp: [300, 200, 280, 350] },
  cabanashirt: { kind: 'polo', title: 'Cabana shirt', silhouette: cabanashirt, closeUp: [340, 220, 300, 375] },
  ziphoodie: { kind: 'hoodie', title: 'Zip hoodie', silhouette: ziphoodie, closeUp: [270, 300, 300, 375] },
  crophoodie: { kind: 'hoodie', title: 'Cropped hoodie', silhouette: crophoodie, closeUp: [340, 330, 280, 350] },
  puffervest: { kind: 'puffer-jacket', title: 'Puffer vest', silhouette: puffervest, closeUp: [360, 190, 280, 350] },
  longpuffer: {
    kind: 'puffer-jacket',
    title: 'Long puffer coat',
    silhouette: longpuffer,
    closeUp: [290, 420, 300, 375],
  },
  towel: { kind: 'towel', title: 'Beach towel', silhouette: towel, closeUp: [140, 580, 300, 375] },
  bucket: { kind: 'hat', title: 'Bucket hat', silhouette: bucket, closeUp: [360, 360, 280, 350] },
  sunhat: { kind: 'hat', title: 'Straw sun hat', silhouette: sunhat, closeUp: [400, 400, 280, 350] },
  boater: { kind: 'hat', title: 'Boater', silhouette: boater, closeUp: [430, 410, 280, 350] },
  floppyhat: { kind: 'hat', title: 'Floppy raffia hat', silhouette: floppyhat, closeUp: [400, 390, 300, 375] },
  tote: { kind: 'tote-bag', title: 'Canvas tote', silhouette: tote, closeUp: [180, 300, 300, 375] },
  sarong: { kind: 'sarong', title: 'Sarong', silhouette: sarong, closeUp: [420, 130, 300, 375] },
  scrunchie: { kind: 'scrunchie', title: 'Scrunchie', silhouette: scrunchie, closeUp: [380, 240, 280, 350] },
  pouch: { kind: 'pouch', title: 'Zip pouch', silhouette: pouch, closeUp: [440, 340, 290, 362] },
  puffer: { kind: 'puffer-jacket', title: 'Puffer jacket', silhouette: puffer, closeUp: [270, 130, 300, 375] },
  hoodie: { kind: 'hoodie', title: 'Hoodie', silhouette: hoodie, closeUp: [270, 230, 300, 375] },
  polo: { kind: 'polo', title: 'Camp shirt', silhouette: polo, closeUp: [300, 220, 300, 375] },
  skort: { kind: 'skort', title: 'Tennis skort', silhouette: skort, closeUp: [150, 270, 300, 375] },
  cap: { kind: 'cap', title: 'Five-panel cap', silhouette: cap, closeUp: [270, 330, 280, 350] },
  visor: { kind: 'visor', title: 'Sun visor', silhouette: visor, closeUp: [270, 470, 260, 325] },
  clip: { kind: 'clip', title: 'Claw clip', silhouette: clip, closeUp: [116, 236, 336, 420] },
  scarf: { kind: 'scarf', title: 'Silk scarf', silhouette: scarf, closeUp: [400, 440, 280, 350] },
  headband: { kind: 'headband', title: 'Knot headband', silhouette: headband, closeUp: [270, 170, 280, 350] },
  wristlet: { kind: 'wristlet', title: 'Wristlet', silhouette: wristlet, closeUp: [330, 440, 300, 375] },
  necklace: { kind: 'necklace', title: 'Shell bead necklace', silhouette: necklace, closeUp: [280, 600, 260, 325] },
  pearls: { kind: 'necklace', title: 'Pearl necklace', silhouette: pearls, closeUp: [260, 560, 280, 350] },
  pendant: { kind: 'necklace', title: 'Disc pendant', silhouette: pendant, closeUp: [256, 610, 288, 360] },
  stickers: { kind: 'sticker-pack', title: 'Sticker pack', silhouette: stickers, closeUp: [380, 240, 280, 350] },
  shades: { kind: 'shades', title: 'Acetate sunglasses', silhouette: shades, closeUp: [420, 380, 280, 350] },
  sandals: { kind: 'sandals', title: 'Printed slides', silhouette: sandals, closeUp: [420, 250, 280, 350] },
  waistchain: {
    kind: 'waist-chain',
    title: 'Beaded waist chain',
    silhouette: waistchain,
    closeUp: [400, 480, 260, 325],
  },
  giftcard: { kind: 'gift-card', title: 'Gift card', silhouette: giftcard, closeUp: [220, 268, 360, 450] },
} as const satisfies Record<string, Cut>;

export type CutId = keyof typeof CUTS;

/** The product types there is a cut of. */
export type CutKind = (typeof CUTS)[CutId]['kind'];

/** All cut ids, in the order of the table. */
export const CUT_IDS: readonly CutId[] = Object.keys(CUTS).filter(isCutId);

export function isCutId(text: string): text is CutId {
  return Object.hasOwn(CUTS, text);
}
