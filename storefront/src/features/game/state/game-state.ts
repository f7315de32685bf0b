import type { AccessorySlot, Item, Slot } from '../wardrobe/item.ts';
import { DOLL_IDS, DOLLS, type DollId } from '../wardrobe/wardrobe.ts';
import { DEFAULT_POLAROID, type PolaroidId, type PoseId, type ScreenName } from './game-settings.ts';

/** What is on the doll, by where it goes. Without a one-piece she always has a top and bottoms. */
export type Worn = Readonly<Record<Slot, Item | null>>;

/** Places whose pieces are sold in sizes or as they are: what was picked of them is kept (GAM-023). */
export const BOUGHT_SLOTS = ['top', 'bottoms', 'onePiece', 'pouch', 'towel'] as const;

export type BoughtSlot = (typeof BOUGHT_SLOTS)[number];

/** A game as it stands, and as a browser keeps it (GAM-021). Nothing of it is known anywhere else. */
export interface GameState extends Worn {
  /** Who dressed the doll, as the polaroid says it. */
  readonly username: string;
  readonly caption: string;
  readonly doll: DollId;
  readonly pose: PoseId;
  readonly polaroid: PolaroidId;
  /** Ids of the variants that were picked for pieces that are worn. */
  readonly variants: Readonly<Partial<Record<BoughtSlot, string>>>;
  /** SHP-023. */
  readonly screen: ScreenName;
}

const [FIRST_DOLL = 'marisol'] = DOLL_IDS;

const BARE: Readonly<Record<AccessorySlot, null>> = { pouch: null, shades: null, sandals: null, towel: null };

export const NOTHING_WORN: Worn = { ...BARE, top: null, bottoms: null, onePiece: null };

/** A new game, and what a reset goes back to (GAM-034, GAM-036, GAM-037). */
export const NEW_GAME: GameState = {
  ...BARE,
  username: '',
  caption: '',
  doll: FIRST_DOLL,
  top: DOLLS[FIRST_DOLL].ownTop,
  bottoms: DOLLS[FIRST_DOLL].ownBottoms,
  onePiece: null,
  pose: 'sassy',
  polaroid: DEFAULT_POLAROID,
  variants: {},
  screen: 'title',
};

export const isSameItem = (one: Item | null, other: Item | null): boolean => one?.image === other?.image;

/** Variants of pieces that are still worn; whoever takes something off has not picked it any more. */
function keptVariants(before: GameState, after: GameState): GameState['variants'] {
  return Object.fromEntries(
    BOUGHT_SLOTS.flatMap((slot) => {
      const variant = before.variants[slot];
      return variant !== undefined && isSameItem(before[slot], after[slot]) ? [[slot, variant]] : [];
    }),
  );
}

function change(game: GameState, to: Partial<GameState>): GameState {
  const after = { ...game, ...to };
  return { ...after, variants: keptVariants(game, after) };
}

/** Puts a piece on. A one-piece takes off top and bottoms (GAM-033); half of a two-piece brings the doll's own other half. */
export function putOn(game: GameState, slot: Slot, item: Item): GameState {
  const { ownTop, ownBottoms } = DOLLS[game.doll];
  if (slot === 'onePiece') return change(game, { onePiece: item, top: null, bottoms: null });
  if (slot === 'top') return change(game, { top: item, bottoms: game.bottoms ?? ownBottoms, onePiece: null });
  if (slot === 'bottoms') return change(game, { bottoms: item, top: game.top ?? ownTop, onePiece: null });
  return change(game, { [slot]: item });
}

/** Takes something off that she can go without. Without her clothes she is back in her own. */
export function takeOff(game: GameState, slot: Slot): GameState {
  // Over a top that is not there hangs a one-piece.
  if (!game[slot]) return game;
  const { ownTop, ownBottoms } = DOLLS[game.doll];
  if (slot === 'onePiece') return change(game, { onePiece: null, top: ownTop, bottoms: ownBottoms });
  if (slot === 'top') return change(game, { top: ownTop });
  if (slot === 'bottoms') return change(game, { bottoms: ownBottoms });
  return change(game, { [slot]: null });
}

/** Another doll steps into the same outfit; what was the last one's own becomes hers. */
export function changeDoll(game: GameState, doll: DollId): GameState {
  const [before, after] = [DOLLS[game.doll], DOLLS[doll]];
  return change(game, {
    doll,
    top: isSameItem(game.top, before.ownTop) ? after.ownTop : game.top,
    bottoms: isSameItem(game.bottoms, before.ownBottoms) ? after.ownBottoms : game.bottoms,
  });
}

/** The doll `by` places further on the stand, which goes round. */
export function neighbour(doll: DollId, by: 1 | -1): DollId {
  const at = DOLL_IDS.indexOf(doll) + by;
  return DOLL_IDS[(at + DOLL_IDS.length) % DOLL_IDS.length] ?? doll;
}

/** Keeps which size of a worn piece was picked; undefined lets it go. */
export function pickVariant(game: GameState, slot: BoughtSlot, variantId: string | undefined): GameState {
  const { [slot]: _, ...others } = game.variants;
  return { ...game, variants: variantId === undefined ? others : { ...others, [slot]: variantId } };
}
