import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../pages/build/build-files.ts';

/** What stands in `release.json`, which makes a folder a release. */
export interface Release {
  /** `0.1.0+3f9c1a7e2b04`: the package's version, and the build's own. Equal sources have equal ones. */
  version: string;
}

export const RELEASE_FILE = 'release.json';

/** The release this process runs from; undefined in a checkout. */
export function readRelease(folder = REPOSITORY): Release | undefined {
  try {
    const { version }: Record<string, unknown> = Object(JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')));
    return typeof version === 'string' ? { version } : undefined;
  } catch {
    return undefined;
  }
}
