import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
export const STOREFRONT = join(REPOSITORY, 'storefront');
const DIST = join(STOREFRONT, 'dist');

/** Says which build stands; replaced in one stroke when another one is whole. */
export const BUILD_RECORD = join(DIST, 'build.json');

/** What the record says. */
export interface BuildRecord {
  /** Of everything the build was made from; also the name of its folder. */
  inputs: string;
  /** Of what came out: equal builds have equal hashes. */
  buildHash: string;
}

/** Folders in `previous/` with the hashed files of the builds before, the latest first. */
export const PREVIOUS = ['1', '2', '3'] as const;

/** Where all builds are: the one that stands, and for a while the one before. */
export const BUILDS = DIST;

/** A build's folder: `client/`, `server/`, and `previous/` with hashed files that pages of the three builds before ask for. */
export function buildFolder(inputs: string): string {
  return join(DIST, inputs.slice(0, 16));
}
