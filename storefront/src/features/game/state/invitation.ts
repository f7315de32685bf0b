import type { ReactNode } from 'react';
import { replaceMissing } from '../shop/replace-missing.ts';
import { ACCESSORIES, belowOf, cutOf, isOfSet, type Slot } from '../wardrobe/item.ts';
import { NEW_GAME, putOn } from './game-state.ts';
import { resume } from './game-store.ts';
import { decodeLook, type LookTrouble } from './look-code.ts';
import { readGame, wearable } from './stored-game.ts';

const TROUBLES: Readonly<Record<LookTrouble, string>> = {
  old: 'This look is from another edition of the game and cannot be opened. The bay is open all the same.',
  broken: 'This link lost a piece on its way, so nobody knows the look. Dress one of your own?',
};

/** Dresses the doll as a link says. Answers with a word where it says nothing that can be worn. */
function openLook(code: string): ReactNode {
  const decoded = decodeLook(code);
  if (!decoded.ok) return TROUBLES[decoded.trouble];
  resume({ ...decoded.look, screen: 'finale' });
  void replaceMissing(decoded.look);
  return undefined;
}

/** Puts a piece of the shop on the doll that was played with last: `wear` is its picture, with handle and name. */
function tryOn(query: URLSearchParams): ReactNode {
  const wear = query.get('wear') ?? '';
  const product = { handle: query.get('handle'), name: query.get('name') };
  const slot = cutOf(wear)?.slot;
  const item = slot && wearable({ ...product, image: wear }, slot);
  if (!slot || !item) return 'There is no doll-sized pattern of this piece. The wardrobe is open all the same.';
  const dressed = putOn(readGame() ?? NEW_GAME, slot, item);
  const image = isOfSet(item) ? belowOf(wear) : undefined;
  const below = image === undefined ? null : wearable({ ...product, image }, 'bottoms');
  resume({
    ...(below ? putOn(dressed, 'bottoms', below) : dressed),
    screen: isAccessory(slot) ? 'accessorise' : 'dress',
  });
  return undefined;
}

const isAccessory = (slot: Slot): boolean => ACCESSORIES.some((accessory) => accessory === slot);

/** In the state of a history entry: what its address asks for was done. */
const OPENED = 'invitationOpened';

/** Whether the shopper comes to this history entry for the first time; asked again, also by another document, they come back. */
function isNews(): boolean {
  const state: object | null = history.state;
  if (state && OPENED in state) return false;
  history.replaceState({ ...state, [OPENED]: true }, '');
  return true;
}

/**
 * What the address asks for: `?look=…` is somebody's outfit, `?wear=…&handle=…&name=…` a piece to try on. Whoever comes back
 * has dressed her since: it is done once.
 */
export function openInvitation(query: URLSearchParams): ReactNode {
  if (!isNews()) return undefined;
  const look = query.get('look');
  return look === null ? tryOn(query) : openLook(look);
}
