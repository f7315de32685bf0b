import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
export const STOREFRONT = join(REPOSITORY, 'storefront');
/** What a build leaves: `client/`, `server/`, `previous/` (hashed files of the build before) and `build.json`. */
export const DIST = join(STOREFRONT, 'dist');

/** What `build.json` says. */
export interface BuildRecord {
  /** Of everything the build was made from. */
  inputs: string;
  /** Of what came out: equal builds have equal hashes. */
  buildHash: string;
}
