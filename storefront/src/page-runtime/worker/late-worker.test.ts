import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPaused } from './late-worker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const setLater = (then: () => void, milliseconds: number) => setTimeout(then, milliseconds);
  const clearLater = (timer: NodeJS.Timeout) => clearTimeout(timer);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout: setLater, clearTimeout: clearLater }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a pause is told of once: whoever goes on and pauses again is not told anew', () => {
  const told = vi.fn();
  whenPaused(told);
  vi.advanceTimersByTime(19_999);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(19_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledTimes(1);
});
