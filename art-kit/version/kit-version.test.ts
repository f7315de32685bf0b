import { expect, it } from 'vitest';
import { drawsPictures, kitVersion, versionBy } from './kit-version.ts';

it('the kit version fits into an address and stays the same', () => {
  expect(kitVersion()).toMatch(/^[0-9a-f]{10}$/);
  expect(kitVersion()).toBe(kitVersion());
});

it('changes with the version of a library that is installed, also where package.json allows both', () => {
  const by = (version: string) => versionBy({ packages: { 'node_modules/sharp': { version } } });
  expect(by('0.35.5')).not.toBe(by('0.35.6'));
});

it.each(['prints/tile.test.ts', 'testing/golden-prints.ts', 'sheets/postcard.ts', 'package.json'])(
  'does not change with %s, which draws nothing',
  (path) => {
    expect(drawsPictures(path)).toBe(false);
  },
);

it.each(['draw-picture.ts', 'prints/tile.ts', 'scenes/share.ts'])('changes with %s', (path) => {
  expect(drawsPictures(path)).toBe(true);
});
