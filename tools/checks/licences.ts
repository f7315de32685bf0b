import * as v from 'valibot';
import { readSource } from '../tracked-sources.ts';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      license: v.optional(v.string()),
      link: v.optional(v.boolean()),
    }),
  ),
});

/** Licences that ask for no more than to be named, beside the shop and inside its scripts. */
const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'OFL-1.1'];
/** Licences that ask for the source of the thing itself, if it is changed; what is loaded beside the shop, and never in a browser. */
const BESIDE: ReadonlyMap<string, RegExp> = new Map([
  ['LGPL-3.0-or-later', /^node_modules\/@img\/sharp/],
  ['MPL-2.0', /^node_modules\/(?:lightningcss|@resvg\/resvg-js|axe-core|@axe-core\/playwright)/],
  ['Python-2.0', /^node_modules\/argparse$/],
]);

/** The licences a package may come under, as SPDX writes them: of `OR` one, of `AND` all. */
function isAllowed(licence: string, path: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, path));
  return bare.split(' AND ').every((one) => FREE.includes(one) || BESIDE.get(one)?.test(path));
}

/** Packages under a licence nobody has agreed to, or under none, one line each. */
export function licenceViolations(lock = readSource('package-lock.json')): string[] {
  return Object.entries(v.parse(Lock, JSON.parse(lock)).packages).flatMap(
    ([path, { license = 'no licence', link }]) => {
      const isOurs = link || !path.includes('node_modules/');
      return isOurs || isAllowed(license, path)
        ? []
        : [`${path}: ${license}, which tools/checks/licences.ts does not allow`];
    },
  );
}
