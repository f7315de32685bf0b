import { parseArgs } from 'node:util';
import { step } from '../life/progress.ts';
import { buildFolder } from '../pages/build/build-files.ts';
import { readBuildRecord } from '../pages/build/build-record.ts';
import { buildStorefront } from '../pages/build/build-storefront.ts';
import { readingTimes } from '../pages/build/check-words.ts';
import { loadRenderer } from '../pages/render/load-renderer.ts';
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
const standing = await readBuildRecord();
if (standing) {
  const { words } = await loadRenderer(buildFolder(standing.inputs), standing.buildHash);
  console.log(`${words.length} pages of words:\n${readingTimes(words).join('\n')}`);
}
const { version } = await step(
  'Release',
  () => writeRelease(values.to),
  (release) => release.version,
);
console.log(`\n${values.to} holds Bluebird Bay ${version}. There: npm ci --omit=dev && npm run serve`);
