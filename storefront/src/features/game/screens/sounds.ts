import { isMuted } from './muted.ts';

/** Hertz a sound steps through, one short note each (GAM-020). */
const NOTES = {
  select: [660, 880],
  next: [523, 659, 784],
  back: [587, 440],
} as const;

export type Sound = keyof typeof NOTES;

const NOTE_SECONDS = 0.07;
const LOUDNESS = 0.07;

/** After so long a browser that was asked to be heard is taken to be silent. */
const PATIENCE_MS = 1_500;

let context: AudioContext | undefined;
/** The last sound that was asked for before the browser let any be heard: the ones before it are over. */
let waiting: Sound | undefined;
let isSilent = false;
const listeners = new Set<() => void>();

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

/** Calls back once it is known that nothing is heard; returns the way to stop. */
export function whenSilent(listener: () => void): () => void {
  if (isSilent) listener();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function beSilent(): void {
  isSilent = true;
  for (const listener of listeners) listener();
}

function playNotes(audio: AudioContext, name: Sound): void {
  for (const [step, hertz] of NOTES[name].entries()) playNote(audio, hertz, audio.currentTime + step * NOTE_SECONDS);
}

/** Before the first press a browser keeps a page quiet; what comes after is heard. */
function playOnceAwake(audio: AudioContext, name: Sound): void {
  const isFirst = waiting === undefined;
  waiting = name;
  if (!isFirst) return;
  const patience = setTimeout(beSilent, PATIENCE_MS);
  audio
    .resume()
    .then(() => waiting && playNotes(audio, waiting), beSilent)
    .finally(() => {
      clearTimeout(patience);
      waiting = undefined;
    });
}

/** Has a browser ready to be heard before anything is pressed: on a slow phone that takes longer than a piece to be put on. */
export function prepareSound(): void {
  // Whoever has not pressed anything yet followed a link, and a browser complains of pages that would be heard then.
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
  } catch {
    // The first sound says so.
  }
}

/** Plays a sound, unless the shopper wants none or the browser has none: a game goes on in silence. */
export function sound(name: Sound): void {
  if (isMuted()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'running') playNotes(context, name);
    else playOnceAwake(context, name);
  } catch {
    context = undefined;
    beSilent();
  }
}
