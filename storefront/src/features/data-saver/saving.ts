import { localValues } from '../storage/guarded-storage.ts';

/** Storage key of the shopper's own wish to save data: `on`, or nothing. */
export const SAVES_DATA_KEY = 'savesData';

/** Whether the shopper has told the shop to save data. */
export const choosesToSave = (): boolean => localValues.read(SAVES_DATA_KEY) === 'on';

/** Whether the browser says so by itself, with every request. */
export const browserSaves = (): boolean => !choosesToSave() && navigator.connection?.saveData === true;

/** Whether pictures come as sketches here. */
export const savesHere = (): boolean => browserSaves() || choosesToSave();
