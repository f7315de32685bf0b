import type { AccessorySlot, ClothesSlot, Item } from './item.ts';

/** The six designs of the Marlo Dolls collaboration that the game is about (GAM-029). */
export const DOLL_PRINTS = {
  angel: 'Angel',
  'bunny-boo': 'Bunny Boo',
  'kool-kat': 'Kool Kat',
  bratitude: 'Bratitude',
  'pretty-princess': 'Pretty Princess',
  'night-out': 'Night Out',
} as const;

type DollPrint = keyof typeof DOLL_PRINTS;

const product = (handle: string, cut: string, print: DollPrint): Item => ({
  handle: `${handle}-${print}`,
  name: DOLL_PRINTS[print],
  image: `${cut}/${print}`,
});

const toPlay = (name: string, image: string): Item => ({ handle: '', name, image });

/** A doll, and what she wears until somebody picks something else. */
export interface Doll {
  readonly name: string;
  readonly ownTop: Item;
  readonly ownBottoms: Item;
}

const doll = (name: string, top: string, bottoms: string): Doll => ({
  name,
  ownTop: toPlay(`${name}’s own`, top),
  ownBottoms: toPlay(`${name}’s own`, bottoms),
});

/** The four, in the order of the stand (GAM-030). */
export const DOLLS = {
  marisol: doll('Marisol', 'twist/coral', 'tieside/coral'),
  imani: doll('Imani', 'scoop/butter', 'highwaist/butter'),
  yuna: doll('Yuna', 'bralette/guava', 'hipster/guava'),
  freya: doll('Freya', 'balconette/bluebird', 'cheeky/bluebird'),
} as const;

export type DollId = keyof typeof DOLLS;

export const isDollId = (text: string): text is DollId => Object.hasOwn(DOLLS, text);

export const DOLL_IDS: readonly DollId[] = Object.keys(DOLLS).filter(isDollId);

const own = (which: 'ownTop' | 'ownBottoms'): Item[] => DOLL_IDS.map((id) => DOLLS[id][which]);

/** What hangs in the wardrobe: what is for sale first, the dolls' own last (GAM-026, GAM-027, GAM-028). */
export const WARDROBE: Readonly<Record<ClothesSlot, readonly Item[]>> = {
  top: [
    product('marina-top', 'scoop', 'kool-kat'),
    product('kaila-top', 'triangle', 'angel'),
    product('romy-top', 'twist', 'bunny-boo'),
    product('kaila-top', 'triangle', 'night-out'),
    product('romy-top', 'twist', 'pretty-princess'),
    product('zoey-top', 'balconette', 'bratitude'),
    product('romy-top', 'twist', 'angel'),
    product('gia-top', 'oneshoulder', 'kool-kat'),
    product('kaila-top', 'triangle', 'bunny-boo'),
    product('marina-top', 'scoop', 'night-out'),
    product('zoey-top', 'balconette', 'pretty-princess'),
    product('marina-top', 'scoop', 'bratitude'),
    ...own('ownTop'),
  ],
  bottoms: [
    product('aaliyah-skirt', 'skirt', 'angel'),
    product('marina-bottoms', 'cheeky', 'kool-kat'),
    product('cove-bottoms', 'highwaist', 'bunny-boo'),
    product('kaila-bottoms', 'tieside', 'night-out'),
    product('cove-bottoms', 'highwaist', 'pretty-princess'),
    product('marina-bottoms', 'cheeky', 'bratitude'),
    product('kaila-bottoms', 'tieside', 'angel'),
    product('gia-bottoms', 'boyshort', 'kool-kat'),
    product('kaila-bottoms', 'tieside', 'bunny-boo'),
    product('marina-bottoms', 'cheeky', 'night-out'),
    product('zoey-bottoms', 'tieside', 'pretty-princess'),
    product('zoey-bottoms', 'tieside', 'bratitude'),
    product('cove-bottoms', 'highwaist', 'angel'),
    ...own('ownBottoms'),
  ],
  onePiece: [product('lido-one-piece', 'onepiece', 'angel')],
};

/** What a doll takes along. Shades and sandals are only drawn, not sold (GAM-031). */
export const EXTRAS: Readonly<Record<AccessorySlot, readonly Item[]>> = {
  pouch: [
    product('swimbag-pouch', 'pouch', 'kool-kat'),
    product('swimbag-pouch', 'pouch', 'angel'),
    product('swimbag-pouch', 'pouch', 'night-out'),
    product('swimbag-pouch', 'pouch', 'bunny-boo'),
    product('swimbag-pouch', 'pouch', 'pretty-princess'),
    product('swimbag-pouch', 'pouch', 'bratitude'),
  ],
  shades: [toPlay('Coral', 'shades/coral'), toPlay('Ink', 'shades/ink'), toPlay('Guava', 'shades/guava')],
  sandals: [toPlay('Coral', 'sandals/coral'), toPlay('Ink', 'sandals/ink'), toPlay('Butter', 'sandals/butter')],
  towel: [
    product('big-beach-towel', 'towel', 'kool-kat'),
    product('big-beach-towel', 'towel', 'bunny-boo'),
    product('big-beach-towel', 'towel', 'bratitude'),
  ],
};

/** The item with this picture among what the game offers. */
export function offeredItem(image: string): Item | undefined {
  return [...Object.values(WARDROBE), ...Object.values(EXTRAS)].flat().find((item) => item.image === image);
}
