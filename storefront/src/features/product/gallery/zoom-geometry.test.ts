import { describe, expect, it } from 'vitest';
import { CLOSEST, fitted, panned, toggled, WHOLE, zoomedTo } from './zoom-geometry.ts';

const PHONE = { width: 390, height: 600 };
const DESKTOP = { width: 1440, height: 800 };

describe('fitted', () => {
  it('fills the side that is short', () => {
    expect(fitted(PHONE)).toEqual({ width: 390, height: 487.5 });
    expect(fitted(DESKTOP)).toEqual({ width: 640, height: 800 });
  });
});

describe('zoomedTo', () => {
  it('keeps what is under the finger under the finger', () => {
    const finger = { x: 60, y: -80 };
    const view = zoomedTo(WHOLE, 3, finger, PHONE);
    // The piece of the picture that lay at the finger, at scale 1, now lies at 3 times its place plus the shift.
    expect(view.x + finger.x * 3).toBeCloseTo(finger.x);
    expect(view.y + finger.y * 3).toBeCloseTo(finger.y);
  });

  it('goes neither closer than the closest nor smaller than the whole', () => {
    expect(zoomedTo(WHOLE, 99, { x: 0, y: 0 }, PHONE).scale).toBe(CLOSEST);
    expect(zoomedTo({ scale: 2, x: 50, y: 50 }, 0.2, { x: 0, y: 0 }, PHONE)).toEqual(WHOLE);
  });
});

describe('panned', () => {
  it('stops at the edges of the picture', () => {
    const view = panned({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, PHONE);
    expect(view.x).toBe(390 / 2);
    expect(view.y).toBe(-(487.5 * 2 - 600) / 2);
  });

  it('does not move a picture that is seen whole', () => {
    expect(panned(WHOLE, { x: 40, y: 40 }, DESKTOP)).toEqual(WHOLE);
  });
});

describe('toggled', () => {
  it('goes close and comes back', () => {
    const close = toggled(WHOLE, { x: 10, y: 10 }, PHONE);
    expect(close.scale).toBe(2.5);
    expect(toggled(close, { x: 10, y: 10 }, PHONE)).toEqual(WHOLE);
  });
});
