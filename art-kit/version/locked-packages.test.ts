import { expect, it } from 'vitest';
import { lockedPackages } from './locked-packages.ts';

const LOCK = {
  packages: {
    'node_modules/sharp': { version: '1.0.0', integrity: 'a', dependencies: { semver: '^7' } },
    'node_modules/semver': { version: '7.0.0', integrity: 'b', dependencies: { sharp: '^1' } },
    'node_modules/hono': { version: '4.0.0', integrity: 'c' },
  },
};

it('drawings depend on the packages that draw them, and not on those of the shop', () => {
  expect(lockedPackages(LOCK, ['sharp'])).toEqual(['semver 7.0.0 b', 'sharp 1.0.0 a']);
});

it('what an optional package is made of counts where it is locked', () => {
  const lock = {
    packages: { ...LOCK.packages, 'node_modules/sharp': { optionalDependencies: { hono: '4', gone: '1' } } },
  };
  expect(lockedPackages(lock, ['sharp'])).toEqual(['hono 4.0.0 c', 'sharp  ']);
});
