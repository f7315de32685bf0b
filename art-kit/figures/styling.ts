import type { View } from '../cloth/part.ts';
import { type CastId, LAYERED, MEN, WOMEN } from './cast.ts';
import type { Worn } from './person.ts';
import type { PoseId } from './poses.ts';
import type { WornCut } from './worn/worn.ts';

/** `model`: head to where the cut ends. `low`: the part of the body it is worn on. */
export type ModelCrop = 'model' | 'low';

/** How a cut is shown on someone. */
export interface Styling {
  /** The whole outfit, undermost first; the cut itself is part of it. */
  readonly wear: readonly (WornCut | Worn)[];
  readonly crops: Readonly<Record<ModelCrop, View>>;
  readonly cast: readonly [CastId, ...CastId[]];
  readonly poses: readonly [PoseId, ...PoseId[]];
}

/** A 4:5 window about the figure's centre line, `height` units high from `top`. */
const window = (top: number, height: number): View => [-height * 0.4, top, height * 0.8, height];

const TOP_CROPS = { model: window(-24, 410), low: window(140, 330) } as const;
const BOTTOM_CROPS = { model: window(-34, 610), low: window(306, 380) } as const;
const SKIRT_CROPS = { model: window(-34, 640), low: window(320, 380) } as const;
const WHOLE_CROPS = { model: window(-34, 606), low: window(200, 400) } as const;
const DRESS_CROPS = { model: window(-34, 724), low: window(280, 460) } as const;
const LONG_CROPS = { model: window(-34, 820), low: window(320, 440) } as const;
const KNEE_CROPS = { model: window(-34, 770), low: window(336, 420) } as const;
const LONG_SHORTS_CROPS = { model: window(-34, 712), low: window(336, 390) } as const;
const SHORTS_CROPS = { model: window(-34, 664), low: window(336, 360) } as const;

const SHIRT_CROPS = { model: window(-34, 560), low: window(150, 360) } as const;

/** Poses whose arms hang: sleeves are drawn over them. */
const SLEEVED = ['easy', 'doll'] as const;

const EVERYONE = [...LAYERED, ...MEN] as const;
const HAT_CROPS = { model: window(-46, 420), low: window(-40, 250) } as const;
/** Whose hair leaves room for a hat. */
const HATTED = ['marisol', 'yuna', 'odile', 'noor', 'zuri'] as const;
/** Worn under what is meant to be looked at. */
const PLAIN = [
  ['scoop', 'ink'],
  ['swimshorts', 'ink'],
] as const;
const BELOW_BEADS = [
  ['balconette', 'ink'],
  ['swimshorts', 'ink'],
] as const;
const HEADED = { poses: ['easy', 'behind'], crops: HAT_CROPS } as const;
const CAPPED = ['yuna', 'noor', 'marisol', 'theo', 'kofi', 'ren', 'magnus'] as const;
const BANDED = ['marisol', 'yuna', 'odile', 'noor', 'luz', 'freya'] as const;
const BEAD_CROPS = { model: window(-24, 360), low: window(130, 220) } as const;
const WAIST_CROPS = { model: window(-34, 560), low: window(286, 260) } as const;
const WOMENS = { cast: WOMEN, poses: ['hip', 'behind', 'easy', 'hips'] } as const;
const MENS = { cast: MEN, poses: ['pocket', 'hip', 'easy', 'behind'] } as const;

export const STYLING: Readonly<Record<WornCut, Styling>> = {
  triangle: { ...WOMENS, wear: ['tieside', 'triangle'], crops: TOP_CROPS },
  scoop: { ...WOMENS, wear: ['cheeky', 'scoop'], crops: TOP_CROPS },
  twist: { ...WOMENS, wear: ['highwaist', 'twist'], crops: TOP_CROPS },
  bralette: { ...WOMENS, wear: ['hipster', 'bralette'], crops: TOP_CROPS },
  balconette: { ...WOMENS, wear: ['cheeky', 'balconette'], crops: TOP_CROPS },
  oneshoulder: { ...WOMENS, wear: ['boyshort', 'oneshoulder'], crops: TOP_CROPS },
  tieside: { ...WOMENS, wear: ['tieside', 'triangle'], crops: BOTTOM_CROPS },
  cheeky: { ...WOMENS, wear: ['cheeky', 'scoop'], crops: BOTTOM_CROPS },
  highwaist: { ...WOMENS, wear: ['highwaist', 'twist'], crops: BOTTOM_CROPS },
  hipster: { ...WOMENS, wear: ['hipster', 'bralette'], crops: BOTTOM_CROPS },
  boyshort: { ...WOMENS, wear: ['boyshort', 'oneshoulder'], crops: BOTTOM_CROPS },
  onepiece: { ...WOMENS, wear: ['onepiece'], crops: WHOLE_CROPS },
  plunge: { ...WOMENS, wear: ['plunge'], crops: WHOLE_CROPS },
  squareneck: { ...WOMENS, wear: ['squareneck'], crops: WHOLE_CROPS },
  dress: { ...WOMENS, cast: LAYERED, wear: ['dress'], crops: DRESS_CROPS },
  kaftan: { ...WOMENS, cast: LAYERED, poses: SLEEVED, wear: ['kaftan'], crops: DRESS_CROPS },
  slip: { ...WOMENS, cast: LAYERED, wear: ['slip'], crops: LONG_CROPS },
  shirtdress: { ...WOMENS, cast: LAYERED, poses: SLEEVED, wear: ['shirtdress'], crops: DRESS_CROPS },
  skirt: { ...WOMENS, wear: ['triangle', 'skirt'], crops: SKIRT_CROPS },
  skort: { ...WOMENS, cast: LAYERED, wear: ['scoop', 'skort'], crops: SKIRT_CROPS },
  pleatskirt: { ...WOMENS, wear: ['scoop', 'pleatskirt'], crops: LONG_CROPS },
  maxiskirt: { ...WOMENS, wear: ['twist', 'maxiskirt'], crops: LONG_CROPS },
  wrapskort: { ...WOMENS, cast: LAYERED, wear: ['oneshoulder', 'wrapskort'], crops: SKIRT_CROPS },
  flareskort: { ...WOMENS, cast: LAYERED, wear: ['bralette', 'flareskort'], crops: SKIRT_CROPS },
  sarong: { ...WOMENS, wear: ['triangle', 'sarong'], crops: LONG_SHORTS_CROPS },
  shortsarong: { ...WOMENS, wear: ['balconette', 'shortsarong'], crops: SKIRT_CROPS },
  fringesarong: { ...WOMENS, wear: ['bralette', 'fringesarong'], crops: LONG_SHORTS_CROPS },
  boardshorts: { ...MENS, wear: ['boardshorts'], crops: LONG_SHORTS_CROPS },
  swimshorts: { ...MENS, wear: ['swimshorts'], crops: SHORTS_CROPS },
  longboards: { ...MENS, wear: ['longboards'], crops: KNEE_CROPS },
  scallops: { ...MENS, wear: ['scallops'], crops: SHORTS_CROPS },
  trunks: { ...MENS, wear: ['trunks'], crops: SHORTS_CROPS },
  volley: { ...MENS, wear: ['volley'], crops: SHORTS_CROPS },
  highshorts: { ...WOMENS, cast: LAYERED, wear: ['highshorts', 'bralette'], crops: SKIRT_CROPS },
  paperbag: { ...WOMENS, cast: LAYERED, wear: ['paperbag', 'twist'], crops: SKIRT_CROPS },
  shorts: { ...WOMENS, cast: LAYERED, wear: ['shorts', 'scoop'], crops: SKIRT_CROPS },
  polo: { ...MENS, poses: SLEEVED, wear: [['swimshorts', 'ink'], 'polo'], crops: SHIRT_CROPS },
  hoodie: { cast: EVERYONE, poses: SLEEVED, wear: [['shorts', 'ink'], 'hoodie'], crops: SHIRT_CROPS },
  knitpolo: { ...MENS, poses: SLEEVED, wear: [['swimshorts', 'ink'], 'knitpolo'], crops: SHIRT_CROPS },
  cabanashirt: { ...MENS, poses: SLEEVED, wear: [['swimshorts', 'ink'], 'cabanashirt'], crops: SHIRT_CROPS },
  ziphoodie: { cast: EVERYONE, poses: SLEEVED, wear: [['shorts', 'ink'], 'ziphoodie'], crops: SHIRT_CROPS },
  crophoodie: { cast: LAYERED, poses: SLEEVED, wear: [['highshorts', 'ink'], 'crophoodie'], crops: SHIRT_CROPS },
  bucket: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'bucket'] },
  sunhat: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'sunhat'] },
  cap: { ...HEADED, poses: SLEEVED, cast: CAPPED, wear: [['swimshorts', 'ink'], ['polo', 'milk-rib'], 'cap'] },
  boater: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'boater'] },
  floppyhat: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'floppyhat'] },
  pearls: { ...WOMENS, wear: [...BELOW_BEADS, 'pearls'], crops: BEAD_CROPS },
  pendant: { ...WOMENS, wear: [...BELOW_BEADS, 'pendant'], crops: BEAD_CROPS },
  visor: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'visor'] },
  headband: { ...HEADED, cast: BANDED, wear: [...PLAIN, 'headband'] },
  scarf: { ...HEADED, cast: BANDED, wear: [...PLAIN, 'scarf'] },
  necklace: { ...WOMENS, wear: [...BELOW_BEADS, 'necklace'], crops: BEAD_CROPS },
  waistchain: {
    ...WOMENS,
    poses: ['easy', 'behind'],
    wear: [['twist', 'ink'], ['highwaist', 'ink'], 'waistchain'],
    crops: WAIST_CROPS,
  },
  puffer: { cast: EVERYONE, poses: SLEEVED, wear: [['shorts', 'ink'], 'puffer'], crops: SHIRT_CROPS },
  puffervest: {
    cast: EVERYONE,
    poses: SLEEVED,
    wear: [['polo', 'ink'], ['shorts', 'ink'], 'puffervest'],
    crops: SHIRT_CROPS,
  },
  longpuffer: { cast: EVERYONE, poses: SLEEVED, wear: [['shorts', 'ink'], 'longpuffer'], crops: DRESS_CROPS },
};
