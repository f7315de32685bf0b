import { SAVE_DATA_CHOICE } from '../../page-runtime/worker/worker-names.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { choosesToSave, SAVES_DATA_KEY } from './saving.ts';

/** Keeps the choice, and tells the worker, who asks for pictures on behalf of browsers that do not say it themselves. */
export function chooseToSave(saves: boolean): void {
  if (saves) localValues.write(SAVES_DATA_KEY, 'on');
  else localValues.remove(SAVES_DATA_KEY);
  tellSaving();
}

/** What asks the connection whether data is saved, such as the prefetch, hears what the shopper says; the worker is told of it. */
export function tellSaving(): void {
  const saves = choosesToSave();
  if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  else Reflect.deleteProperty(navigator, 'connection');
  navigator.serviceWorker?.controller?.postMessage({ type: SAVE_DATA_CHOICE, on: saves });
}
