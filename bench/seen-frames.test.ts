import { expect, it } from 'vitest';
import { droppedShareOf } from './seen-frames.ts';

const frames = (count: number, state: string, affects_smoothness = false) =>
  Array.from({ length: count }, () => ({ state, affects_smoothness }));

it('counts a frame that did not come where it was seen, and no other', () => {
  const reports = [
    ...frames(90, 'STATE_PRESENTED_ALL'),
    ...frames(6, 'STATE_PRESENTED_PARTIAL', true),
    ...frames(4, 'STATE_DROPPED', true),
    ...frames(30, 'STATE_DROPPED'),
    ...frames(50, 'STATE_NO_UPDATE_DESIRED'),
  ];
  expect(droppedShareOf(reports)).toBe(0.04);
});

it('says so when nothing moved at all', () => {
  expect(() => droppedShareOf(frames(10, 'STATE_NO_UPDATE_DESIRED'))).toThrow('Nothing moved');
});
