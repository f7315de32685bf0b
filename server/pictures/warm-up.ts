import { availableParallelism } from 'node:os';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { step } from '../life/progress.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/settings.ts';
import { drawAll } from './draw-ahead.ts';
import type { RequestedPicture } from './picture-job.ts';
import { createPictures } from './pictures.ts';
import { SHOP_PICTURES } from './shop-pictures.ts';

/**
 * `npm run pictures -- [home|all]`: draws the shop's pictures before anybody asks; `all` when nothing is said. Pictures
 * that are on disk are skipped, so a run that was stopped goes on where it was. It may run beside the open shop.
 */
const LISTS: Readonly<Record<string, () => RequestedPicture[]>> = SHOP_PICTURES;

const name = process.argv[2] ?? 'all';

function usage(): never {
  console.error(`There are no pictures called ${name}; say ${Object.keys(LISTS).join(' or ')}.`);
  process.exit(1);
}

const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
const requested = list ? list() : usage();

function placesOfPictures(): Pick<Config, 'picturesDir' | 'picturesBucket'> {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const { picturesDir, picturesBucket } = placesOfPictures();
const pictures = createPictures({
  cacheDir: picturesDir,
  bucket: picturesBucket,
  log: shopLog.of('pictures'),
  workersAhead: availableParallelism(),
});
const there = await step(
  `Pictures, ${name}`,
  (onProgress) => drawAll(pictures, requested, { onProgress, signal: stopping.signal }),
  (count) => `${count} of ${requested.length} ready`,
);
pictures.stop();
if (stopping.signal.aborted) console.log('Stopped. The same command goes on from here.');
/** What shells expect of a command that Ctrl-C ended. */
const INTERRUPTED = 130;
if (there < requested.length) process.exitCode = stopping.signal.aborted ? INTERRUPTED : 1;
