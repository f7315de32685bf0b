import { type GuardedStorage, localValues } from '../../storage/guarded-storage.ts';
import { isStored } from '../../storage/is-stored.ts';
import { cutOf, type Item, isOfSet, type Slot } from '../wardrobe/item.ts';
import { DOLLS, isDollId, offeredItem } from '../wardrobe/wardrobe.ts';
import {
  GAME_KEY,
  LONGEST_CAPTION,
  LONGEST_NAME,
  POLAROIDS,
  POSES,
  type PolaroidId,
  type PoseId,
  SCREENS,
} from './game-settings.ts';
import { BOUGHT_SLOTS, type GameState, NEW_GAME } from './game-state.ts';
import { tidyText } from './tidy-text.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isPolaroidId = (text: string): text is PolaroidId => Object.hasOwn(POLAROIDS, text);
export const isPoseId = (text: string): text is PoseId => Object.hasOwn(POSES, text);

const HANDLE = /^[a-z0-9-]{1,80}$/;
const VARIANT = /^gid:\/\/[\w/-]{1,80}$/;
const LONGEST_PIECE = 60;

/**
 * A piece that may be worn at `slot`: one of the game's own, or one of the shop's that was tried on. Null for anything else,
 * whoever wrote it.
 */
export function wearable(value: unknown, slot: Slot): Item | null {
  const { handle, name, image } = fieldsOf(value);
  const picture = textOf(image);
  if (cutOf(picture)?.slot !== slot) return null;
  const title = tidyText(textOf(name), LONGEST_PIECE);
  const asked =
    HANDLE.test(textOf(handle)) && title !== '' ? { handle: textOf(handle), name: title, image: picture } : null;
  // The game's own is half of a set at most.
  return asked && isOfSet(asked) ? asked : (offeredItem(picture) ?? asked);
}

/** A game from what a browser kept, whatever that is: what cannot be read is as it is in a new game. */
export function repairedGame(value: unknown): GameState {
  const stored = fieldsOf(value);
  const named = textOf(stored.doll);
  const doll = isDollId(named) ? named : NEW_GAME.doll;
  const { ownTop, ownBottoms } = DOLLS[doll];
  const onePiece = wearable(stored.onePiece, 'onePiece');
  const variants = fieldsOf(stored.variants);
  const [pose, polaroid] = [textOf(stored.pose), textOf(stored.polaroid)];
  return {
    username: tidyText(textOf(stored.username), LONGEST_NAME),
    caption: tidyText(textOf(stored.caption), LONGEST_CAPTION),
    doll,
    top: onePiece ? null : (wearable(stored.top, 'top') ?? ownTop),
    bottoms: onePiece ? null : (wearable(stored.bottoms, 'bottoms') ?? ownBottoms),
    onePiece,
    pouch: wearable(stored.pouch, 'pouch'),
    shades: wearable(stored.shades, 'shades'),
    sandals: wearable(stored.sandals, 'sandals'),
    towel: wearable(stored.towel, 'towel'),
    pose: isPoseId(pose) ? pose : NEW_GAME.pose,
    polaroid: isPolaroidId(polaroid) ? polaroid : NEW_GAME.polaroid,
    variants: Object.fromEntries(
      BOUGHT_SLOTS.flatMap((slot) => (VARIANT.test(textOf(variants[slot])) ? [[slot, textOf(variants[slot])]] : [])),
    ),
    screen: SCREENS.find((name) => name === stored.screen) ?? 'title',
  };
}

/** The game this browser kept; undefined where there is none, or nothing that was ever one. */
export function readGame(storage: GuardedStorage = localValues): GameState | undefined {
  try {
    const stored: unknown = JSON.parse(storage.read(GAME_KEY) ?? 'null');
    return isDollId(textOf(fieldsOf(stored).doll)) ? repairedGame(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser kept something under the game's name that was never a game. */
export const keepsNoGame = (storage: GuardedStorage = localValues): boolean =>
  storage.read(GAME_KEY) !== undefined && readGame(storage) === undefined;

export function saveGame(game: GameState, storage: GuardedStorage = localValues): void {
  storage.write(GAME_KEY, JSON.stringify(game));
}

/** Whether this game is there when the shopper comes back. */
export const isKept = (game: GameState, area?: () => Pick<Storage, 'getItem'>): boolean =>
  isStored(GAME_KEY, JSON.stringify(game), area);

/** GAM-035. */
export function forgetGame(storage: GuardedStorage = localValues): void {
  storage.remove(GAME_KEY);
}
