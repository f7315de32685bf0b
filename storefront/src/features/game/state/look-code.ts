import { cutOf, type Item, SLOTS, type Slot } from '../wardrobe/item.ts';
import { DOLL_IDS, EXTRAS, WARDROBE } from '../wardrobe/wardrobe.ts';
import { GAME_ID, POLAROIDS, POSES } from './game-settings.ts';
import type { GameState } from './game-state.ts';
import { repairedGame } from './stored-game.ts';

/**
 * A look as the end of an address: `1` (the version), doll, pose and polaroid by their places, then a sign for each slot:
 * the piece's place in its drawer, `-` for nothing, `x` for a piece of the shop that hangs in no drawer. Four signs check
 * the whole. Then, after dots: name, caption, and each `x` as `cut~colourway~handle`. What stands in a drawer's row may be
 * added to at its end and never moved: links outlive a season.
 */
const VERSION = '1';
const NOTHING = '-';
const OF_THE_SHOP = 'x';
/** No link of ours is longer; what is has been made by somebody else. */
const LONGEST = 400;

/** Why a link shows no look. */
export type LookTrouble = 'old' | 'broken';

export type DecodedLook = { ok: true; look: GameState } | { ok: false; trouble: LookTrouble };

const drawer = (slot: Slot): readonly Item[] => ({ ...WARDROBE, ...EXTRAS })[slot];

/** 32 bits of FNV-1a, in four signs. Keeps slips of finger and clipboard out; nothing here needs a secret. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${GAME_ID} ${text}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0').slice(-4);
}

const placeIn = (names: object, name: string): string => Object.keys(names).indexOf(name).toString(36);

/** The code of a game's look; undo, sizes and screen are nobody else's business. */
export function lookCode(game: GameState): string {
  const further: string[] = [];
  const signs = SLOTS.map((slot) => {
    const item = game[slot];
    if (!item) return NOTHING;
    const at = drawer(slot).findIndex(({ image, handle }) => image === item.image && handle === item.handle);
    if (at >= 0) return at.toString(36);
    further.push(`${item.image.replace('/', '~')}~${item.handle}`);
    return OF_THE_SHOP;
  });
  const places = `${DOLL_IDS.indexOf(game.doll)}${placeIn(POSES, game.pose)}${placeIn(POLAROIDS, game.polaroid)}`;
  const head = `${VERSION}${places}${signs.join('')}`;
  const tail = ['', game.username, game.caption, ...further].join('.').replace(/\.+$/, '');
  return `${head}${checkOf(head + tail)}${tail}`;
}

const named = (names: object, place: string | undefined): string | undefined =>
  Object.keys(names)[Number.parseInt(place ?? '', 36)];

const titled = (colourway: string): string =>
  colourway.replace(/(?:^|-)([a-z])/g, (_, first: string, at: number) => (at > 0 ? ' ' : '') + first.toUpperCase());

function itemOfShop(text: string | undefined): Item | undefined {
  const [cut = '', colourway = '', handle = ''] = (text ?? '').split('~');
  const image = `${cut}/${colourway}`;
  return cutOf(image) && { handle, name: titled(colourway), image };
}

/** The look behind a code. Whatever else is asked for is told apart, never half shown. */
export function decodeLook(code: string): DecodedLook {
  const broken = { ok: false, trouble: 'broken' } as const;
  if (code.length > LONGEST || !/^\d/.test(code)) return broken;
  if (!code.startsWith(VERSION)) return { ok: false, trouble: 'old' };
  const headLength = VERSION.length + 3 + SLOTS.length;
  const head = code.slice(0, headLength);
  const check = code.slice(headLength, headLength + 4);
  const tail = code.slice(headLength + 4);
  if (checkOf(head + tail) !== check || (tail !== '' && !tail.startsWith('.'))) return broken;
  const [, username = '', caption = '', ...further] = tail.split('.');
  const worn = Object.fromEntries(
    SLOTS.map((slot, index) => {
      const sign = head[VERSION.length + 3 + index] ?? NOTHING;
      if (sign === OF_THE_SHOP) return [slot, itemOfShop(further.shift())];
      return [slot, sign === NOTHING ? undefined : drawer(slot)[Number.parseInt(sign, 36)]];
    }),
  );
  const look = repairedGame({
    ...worn,
    username,
    caption,
    doll: DOLL_IDS[Number(head[1])],
    pose: named(POSES, head[2]),
    polaroid: named(POLAROIDS, head[3]),
  });
  return { ok: true, look };
}
