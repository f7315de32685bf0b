import { describe, expect, it } from 'vitest';
import { boundsOf } from '../cloth/auto-view.ts';
import { fabricOf } from '../cloth/fabric.ts';
import { BACKS, isTurnedCut } from './backs.ts';
import { CUT_IDS, CUTS } from './cuts.ts';

const WHITE_EYELET = fabricOf('white-eyelet');

/** What one swims in, less what has legs: shorts look alike from both sides when they lie flat. */
const SWIM = CUT_IDS.filter((id) => ['top', 'bottoms', 'one-piece'].includes(CUTS[id].kind));
const TURNED = CUT_IDS.filter(isTurnedCut);

describe('swim shapes turned over', () => {
  it('are all of them', () => {
    expect(TURNED).toEqual(SWIM);
  });

  it.each(TURNED)('leave the %s about as wide as it is', (id) => {
    const [, , front] = boundsOf(CUTS[id].silhouette.parts);
    const [, , back] = boundsOf(BACKS[id].parts);
    expect(back / front).toBeGreaterThan(0.8);
    expect(back / front).toBeLessThan(1.25);
  });

  it.each(TURNED)('are drawn without layers of their own (they abort resvg): %s', (id) => {
    const overlays = BACKS[id].parts.map((part) => part.overlay?.(WHITE_EYELET, WHITE_EYELET.trim) ?? '');
    expect(overlays.join('')).not.toMatch(/(?<![-\w])opacity=|<mask|mix-blend|<filter/);
  });
});
