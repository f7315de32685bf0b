import { localValues } from '../../storage/guarded-storage.ts';
import { SOUND_KEY } from '../state/game-settings.ts';

/** Hertz a sound steps through, one short note each (GAM-020). */
const NOTES = {
  select: [660, 880],
  next: [523, 659, 784],
  back: [587, 440],
} as const;

export type Sound = keyof typeof NOTES;

const NOTE_SECONDS = 0.07;
const LOUDNESS = 0.07;

let context: AudioContext | undefined;

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 1.8);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS * 2);
}

export const isMuted = (): boolean => localValues.read(SOUND_KEY) === 'off';

export function mute(muted: boolean): void {
  if (muted) localValues.write(SOUND_KEY, 'off');
  else localValues.remove(SOUND_KEY);
}

/** Plays a sound, unless the shopper wants none or the browser has none: a game goes on in silence. */
export function sound(name: Sound): void {
  if (isMuted()) return;
  try {
    context ??= new AudioContext();
    const audio = context;
    // Before the first press a browser keeps a page quiet; what comes after is heard.
    if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    for (const [step, hertz] of NOTES[name].entries()) {
      playNote(audio, hertz, audio.currentTime + step * NOTE_SECONDS);
    }
  } catch {
    context = undefined;
  }
}
