import { resolve } from 'node:path';
import { readRelease } from '../release/release-record.ts';
import { type GetSetting, parseSwitch } from './settings.ts';

/** How the shop came onto its machines, and what these share. */
export interface Deployment {
  /** The storefront is built at the start where its sources are not those it was built from; never in a release. */
  buildAtStart: boolean;
  /** A folder with the scripts and styles of every version that ran lately, for tabs and nodes of the one before. */
  assetsDir: string | undefined;
}

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readDeployment(get: GetSetting): Deployment {
  const assetsDir = get('ASSETS_DIR');
  return {
    buildAtStart: parseSwitch('BUILD_AT_START', get('BUILD_AT_START') ?? (readRelease() ? '0' : '1')),
    assetsDir: assetsDir === undefined ? undefined : resolve(assetsDir),
  };
}
