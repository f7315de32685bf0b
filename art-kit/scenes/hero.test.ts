import { describe, expect, it } from 'vitest';
import { HERO, HERO_MOBILE, HERO_TABLET, HERO_WIDE } from './hero.ts';
import type { Scene } from './scene.ts';
import { boundsOfFigure } from './scene-figure.ts';

/** The figures of a scene, and how far they reach. */
const everybody = ({ parts }: Scene) =>
  parts.flatMap((part) => ('who' in part ? [{ who: part.who, bounds: boundsOfFigure(part) }] : []));

/** A window 1160 wide shows no more of the laptop's sheet: it is 600 high there, however wide. */
const NARROWEST_LAPTOP = (1160 * HERO.height) / 600;
/** Of the wide sheet, `max-height` leaves away as much at the top of the widest windows. */
const TOP_LEFT_AWAY = HERO_WIDE.height - 0.27 * HERO_WIDE.width;

describe('the home page', () => {
  it.each(Object.entries({ HERO, HERO_WIDE, HERO_TABLET, HERO_MOBILE }))('%s cuts nobody at its sides', (_, scene) => {
    const cut = everybody(scene).filter(({ bounds: [left, top, right] }) => left < 0 || right > scene.width || top < 0);
    expect(cut).toEqual([]);
  });

  it('has everybody of a laptop in the narrowest of its windows', () => {
    const all = everybody(HERO).map(({ bounds }) => bounds);
    const reach = Math.max(...all.map(([, , right]) => right)) - Math.min(...all.map(([left]) => left));
    expect(reach).toBeLessThan(NARROWEST_LAPTOP - 16);
  });

  it('beheads nobody in the widest windows', () => {
    const highest = Math.min(...everybody(HERO_WIDE).map(({ bounds: [, top] }) => top));
    expect(highest).toBeGreaterThan(TOP_LEFT_AWAY + 16);
  });
});
