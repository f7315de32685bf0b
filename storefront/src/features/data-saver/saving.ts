import { useSyncExternalStore } from 'react';
import { SAVE_DATA_CHOICE, SAVES_DATA } from '../../page-runtime/names.ts';
import { localValues } from '../storage/guarded-storage.ts';

/** Storage key of the shopper's own wish to save data: `on`, or nothing. */
export const SAVES_DATA_KEY = 'savesData';

const waiting = new Set<() => void>();

/** Whether the shopper has told the shop to save data. */
export const choosesToSave = (): boolean => localValues.read(SAVES_DATA_KEY) === 'on';

/** Whether the browser says so by itself, with every request. */
export const browserSaves = (): boolean => navigator.connection?.saveData === true;

/** Whether pictures come as sketches here. */
export const savesHere = (): boolean => browserSaves() || choosesToSave();

/** Keeps the choice, and tells the worker, who asks for pictures on behalf of browsers that do not say it themselves. */
export function chooseToSave(saves: boolean): void {
  if (saves) localValues.write(SAVES_DATA_KEY, 'on');
  else localValues.remove(SAVES_DATA_KEY);
  tellSaving();
  for (const notify of waiting) notify();
}

/** The runtime reads the choice from the document, the worker is told of it. */
export function tellSaving(): void {
  const saves = choosesToSave();
  if (saves) document.documentElement.dataset[SAVES_DATA] = '';
  else delete document.documentElement.dataset[SAVES_DATA];
  navigator.serviceWorker?.controller?.postMessage({ type: SAVE_DATA_CHOICE, on: saves });
}

function listen(notify: () => void): () => void {
  waiting.add(notify);
  return () => waiting.delete(notify);
}

/** The same in a component; not before the page is alive. */
export const useSavesData = (): boolean => useSyncExternalStore(listen, savesHere, () => false);
