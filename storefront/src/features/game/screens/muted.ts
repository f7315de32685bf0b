import { localValues } from '../../storage/guarded-storage.ts';
import { SOUND_KEY } from '../state/game-settings.ts';

/** Whether this browser is to be silent (STO-006). */
export const isMuted = (): boolean => localValues.read(SOUND_KEY) === 'off';

export function mute(muted: boolean): void {
  if (muted) localValues.write(SOUND_KEY, 'off');
  else localValues.remove(SOUND_KEY);
}
