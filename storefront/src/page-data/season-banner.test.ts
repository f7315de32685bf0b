import { expect, it } from 'vitest';
import { SEASONS } from '../features/collection/collection-families.ts';
import { seasonBanner } from './season-banner.ts';

it('gives every season a picture, and other collections none', () => {
  for (const { handle } of SEASONS) {
    const picture = seasonBanner('/pictures/0a1b2c', handle)?.picture;
    expect(picture?.large, handle).toBe(`/pictures/0a1b2c/s/season-${handle}@800.webp`);
    expect(picture?.avif, handle).toContain(`/s/season-${handle}@1200.avif 1200w`);
    expect(picture?.alt, handle).not.toBe('');
  }
  expect(seasonBanner('/pictures/0a1b2c', 'tops')).toBeUndefined();
  expect(seasonBanner('/pictures/0a1b2c', 'constructor')).toBeUndefined();
});
