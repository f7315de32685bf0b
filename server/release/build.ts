import { parseArgs } from 'node:util';
import { step } from '../life/progress.ts';
import { buildStorefront } from '../pages/build/build-storefront.ts';
import { writeRelease } from './write-release.ts';

/**
 * `npm run build [-- --to folder]`: builds the storefront and writes a release, `dist/release` unless told. There
 * `npm ci --omit=dev && npm run serve` opens the shop, without anything that built it.
 */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/release' } } });
await step(
  'Shop',
  (report) => buildStorefront({ onProgress: report }),
  (built) => (built ? 'built' : 'as it was built'),
);
const { version } = await step(
  'Release',
  () => writeRelease(values.to),
  (release) => release.version,
);
console.log(`\n${values.to} holds Bluebird Bay ${version}. There: npm ci --omit=dev && npm run serve`);
