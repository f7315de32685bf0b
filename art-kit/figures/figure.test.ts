import { describe, expect, it } from 'vitest';
import { fabricOf } from '../cloth/fabric.ts';
import { BODIES, halfWidth } from './body.ts';
import { CAST, CAST_IDS } from './cast.ts';
import { figure } from './figure.ts';
import { elbowOf } from './limb.ts';
import { POSE_IDS } from './poses.ts';
import { SKINS } from './skin.ts';

const CORAL = fabricOf('coral');

describe('the cast', () => {
  it('is as varied as the people on a beach', () => {
    const people = CAST_IDS.map((id) => CAST[id]);
    expect(people.length).toBeGreaterThanOrEqual(10);
    expect(new Set(people.map(({ skin }) => skin))).toEqual(new Set(Object.keys(SKINS)));
    expect(new Set(people.map(({ body }) => body))).toEqual(new Set(Object.keys(BODIES)));
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it.each(CAST_IDS)('draws %s without layers of their own (they abort resvg)', (id) => {
    const { parts } = figure(CAST[id], { pose: 'hip', wear: [['triangle', 'coral']], shades: '#ff6f59' }).silhouette;
    expect(parts.map((part) => part.overlay?.(CORAL, CORAL.trim) ?? '').join('')).not.toMatch(
      /(?<![-\w])opacity=|<mask|mix-blend|<filter/,
    );
  });
});

describe('a pose', () => {
  it.each(POSE_IDS)('%s puts no hand where there is no arm', (pose) => {
    for (const id of CAST_IDS) {
      const markup = JSON.stringify(figure(CAST[id], { pose, wear: [] }).silhouette.parts);
      expect(markup).not.toContain('NaN');
    }
  });
});

describe('elbowOf', () => {
  it('bends a hanging arm outwards, with both bones at their length', () => {
    const [x, y] = elbowOf([60, 226], [64, 390], 106, 98);
    expect(x).toBeGreaterThan(64);
    expect(Math.hypot(x - 60, y - 226)).toBeCloseTo(106, 5);
    expect(Math.hypot(x - 64, y - 390)).toBeCloseTo(98, 5);
  });

  it('stretches an arm that is too short', () => {
    expect(elbowOf([0, 0], [0, 400], 106, 98)[0]).toBeCloseTo(0, 5);
  });
});

describe('halfWidth', () => {
  it('meets the measures of the body', () => {
    const body = BODIES.curvy;
    expect(halfWidth(body, 268)).toBeCloseTo(body.bust, 5);
    expect(halfWidth(body, 346)).toBeCloseTo(body.waist, 5);
    expect(halfWidth(body, 458)).toBeCloseTo(body.hip, 5);
  });

  it('stays between two measures on the way from one to the other', () => {
    for (let y = 269; y < 346; y++) {
      const half = halfWidth(BODIES.plus, y);
      expect(half).toBeLessThanOrEqual(BODIES.plus.bust);
      expect(half).toBeGreaterThanOrEqual(BODIES.plus.waist);
    }
  });
});
