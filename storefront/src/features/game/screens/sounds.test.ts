import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started: number[] = [];
const stops: (() => void)[] = [];

/** As much of the Web Audio API as a sound takes. */
class FakeAudio {
  readonly state: string = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    const connect = <To>(to: To): To => to;
    return { type: '', frequency, connect, start: () => started.push(frequency.value), stop: () => undefined };
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
}

/** A page of its own, in a browser with this audio. */
async function aPage(audio?: unknown) {
  vi.resetModules();
  if (audio) vi.stubGlobal('AudioContext', audio);
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  const { mute } = await import('./muted.ts');
  const { prepareSound, sound, whenSilent } = await import('./sounds.ts');
  const silent = vi.fn();
  stops.push(whenSilent(silent));
  prepareSound();
  return { mute, sound, silent };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  started.length = 0;
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('select, next and back each sound once, each in its own notes (GAM-020)', async () => {
  const { sound, silent } = await aPage(FakeAudio);
  sound('select');
  expect(started.splice(0)).toEqual([660, 880]);
  sound('next');
  expect(started.splice(0)).toEqual([523, 659, 784]);
  sound('back');
  expect(started.splice(0)).toEqual([587, 440]);
  await vi.runAllTimersAsync();
  expect(silent).not.toHaveBeenCalled();
});

it('is not heard once muted, and is again (GAM-020)', async () => {
  const { sound, mute } = await aPage(FakeAudio);
  mute(true);
  sound('next');
  expect(started).toEqual([]);
  mute(false);
  sound('back');
  expect(started).toHaveLength(2);
});

const asleep = (resume: () => Promise<void>) =>
  class extends FakeAudio {
    override readonly state = 'suspended';
    override resume = resume;
  };

it('a browser that lets nothing be heard before a press plays the last sound once it does, and none of those before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sound, silent } = await aPage(asleep(() => promise));
  sound('select');
  sound('select');
  sound('back');
  expect(started).toEqual([]);
  resolve();
  await vi.runAllTimersAsync();
  expect(started).toEqual([587, 440]);
  expect(silent).not.toHaveBeenCalled();
});

it.each([
  ['without sound', undefined],
  [
    'that refuses one',
    class {
      constructor() {
        throw new DOMException('no', 'NotSupportedError');
      }
    },
  ],
  ['that does not wake', asleep(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
  ['that never says so', asleep(() => new Promise(() => undefined))],
])('a browser %s goes on in silence, and says so', async (_, audio) => {
  const { sound, silent } = await aPage(audio);
  expect(() => {
    sound('select');
    sound('next');
  }).not.toThrow();
  await vi.runAllTimersAsync();
  expect(started).toEqual([]);
  expect(silent).toHaveBeenCalled();
  // Whoever asks later is told, too.
  const { whenSilent } = await import('./sounds.ts');
  const late = vi.fn();
  stops.push(whenSilent(late));
  expect(late).toHaveBeenCalledOnce();
});
