import { afterEach, expect, it, vi } from 'vitest';
import { mute, sound } from './sounds.ts';

const started: number[] = [];

/** As much of the Web Audio API as a sound takes. */
class FakeAudio {
  readonly state = 'running';
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
}

afterEach(() => {
  started.length = 0;
  mute(false);
});

it('is silent where a browser has no sound, and goes on', () => {
  expect(() => sound('select')).not.toThrow();
  expect(started).toEqual([]);
});

it('select, next and back each sound once, each in its own notes (GAM-020)', () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  sound('select');
  expect(started.splice(0)).toEqual([660, 880]);
  sound('next');
  expect(started.splice(0)).toEqual([523, 659, 784]);
  sound('back');
  expect(started.splice(0)).toEqual([587, 440]);
});

it('is not heard once muted, and is again', () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  mute(true);
  sound('next');
  expect(started).toEqual([]);
  mute(false);
  sound('back');
  expect(started).toHaveLength(2);
});
