import { toast } from '../../../ui/messages/toast.ts';
import { isSameItem, takeOff } from '../state/game-state.ts';
import { gameStore, note } from '../state/game-store.ts';
import { SLOTS } from '../wardrobe/item.ts';

/** Takes a piece off that the shop has no drawing of: a link or another tab may bring what there never was. */
export function letGo(layer: string): void {
  const { game } = gameStore.getState();
  const slot = SLOTS.find((one) => game[one] && layer.endsWith(`/${game[one].image}`));
  if (!slot) return;
  const without = takeOff(game, slot);
  if (isSameItem(without[slot], game[slot])) return;
  note(without);
  toast('info', `There is no pattern for ${game[slot]?.name}, so it went back in the drawer.`);
}
