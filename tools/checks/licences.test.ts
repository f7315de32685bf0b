import { expect, it } from 'vitest';
import { licenceViolations } from './licences.ts';

const lockWith = (path: string, license?: string): string =>
  JSON.stringify({ packages: { '': {}, [path]: license ? { license } : {} } });

it.each(['MIT', 'Apache-2.0', 'MIT OR GPL-3.0', '(MIT AND Zlib)'])('a package under %s may come', (licence) => {
  expect(licenceViolations(lockWith('node_modules/shell', licence))).toEqual([]);
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'LGPL-3.0-or-later'])(
  'one under %s may not',
  (licence) => {
    expect(licenceViolations(lockWith('node_modules/shell', licence))).toEqual([
      `node_modules/shell: ${licence}, which tools/checks/licences.ts does not allow`,
    ]);
  },
);

it('one without may not', () => expect(licenceViolations(lockWith('node_modules/shell'))).toHaveLength(1));

it('what is loaded beside the shop may, by name', () => {
  expect(licenceViolations(lockWith('node_modules/@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'))).toEqual([]);
});

it('all that are installed may', () => expect(licenceViolations()).toEqual([]));
