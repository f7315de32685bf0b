import { describe, expect, it } from 'vitest';
import { boundsOf } from '../cloth/auto-view.ts';
import { fabricOf } from '../cloth/fabric.ts';
import { CUT_IDS, CUTS } from './cuts.ts';

const WHITE_EYELET = fabricOf('white-eyelet');

describe('the table of cuts', () => {
  it('names every cut differently', () => {
    const titles = CUT_IDS.map((id) => CUTS[id].title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(CUT_IDS.filter((id) => CUTS[id].silhouette.name !== id)).toEqual([]);
  });

  it.each([
    'top',
    'bottoms',
    'one-piece',
    'dress',
    'skirt',
    'skort',
    'shorts',
    'swim-shorts',
    'board-shorts',
    'polo',
    'hoodie',
    'puffer-jacket',
    'sarong',
  ])('has three cuts or more of every kind of clothing: %s', (kind) => {
    expect(CUT_IDS.filter((id) => CUTS[id].kind === kind).length).toBeGreaterThanOrEqual(3);
  });

  it.each(CUT_IDS)('looks closely at the %s, not beside it', (id) => {
    const [x, y, width, height] = CUTS[id].closeUp;
    expect(width / height).toBeCloseTo(0.8, 2);
    const [left, top, across, down] = boundsOf(CUTS[id].silhouette.parts);
    const shownX = Math.min(x + width, left + across) - Math.max(x, left);
    const shownY = Math.min(y + height, top + down) - Math.max(y, top);
    expect((Math.max(0, shownX) * Math.max(0, shownY)) / (width * height)).toBeGreaterThan(0.5);
  });

  it.each(CUT_IDS)('draws the details of the %s without layers of their own (they abort resvg)', (id) => {
    const overlays = CUTS[id].silhouette.parts.map((part) => part.overlay?.(WHITE_EYELET, WHITE_EYELET.trim) ?? '');
    expect(overlays.join('')).not.toMatch(/(?<![-\w])opacity=|<mask|mix-blend|<filter/);
  });
});
