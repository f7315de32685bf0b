import { resolve } from 'node:path';
import { readRelease } from '../release/release-record.ts';
import { ConfigError, type GetSetting, parseSwitch, readDatabaseUrl, readIfSet } from './settings.ts';

/**
 * What a process does: shows pages and answers our own services (`web`), answers the provider's API, checkout and self-service
 * (`provider`), delivers and tidies (`worker`), draws (`pictures`). One that runs alone does it all.
 */
export const ROLES = ['web', 'provider', 'worker', 'pictures'] as const;
export type Role = (typeof ROLES)[number];

/** How the shop came onto its machines, what each of them does, and what they share. */
export interface Deployment {
  roles: ReadonlySet<Role>;
  /** The storefront is built at the start where its sources are not those it was built from; never in a release. */
  buildAtStart: boolean;
  /** A folder with the scripts and styles of every version that ran lately, for tabs and nodes of the one before. */
  assetsDir: string | undefined;
  /** The database without a pooler in between, for what needs a session: hearing of news, migrations. */
  databaseDirectUrl: string | undefined;
  /** A copy that follows the database; pages are made from it. */
  databaseReplicaUrl: string | undefined;
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

function parseRoles(value: string): ReadonlySet<Role> {
  const names = value.split(',').map((name) => name.trim());
  const roles = names.filter(isRole);
  if (roles.length < names.length)
    throw new ConfigError(`ROLES must name some of ${ROLES.join(', ')}, not "${value}".`);
  return new Set(roles);
}

/** These need a database that others reach as well: the embedded one belongs to one process. */
const NEED_DATABASE_URL = ['ROLES', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readDeployment(get: GetSetting): Deployment {
  const alone = NEED_DATABASE_URL.find((name) => get(name) !== undefined && get('DATABASE_URL') === undefined);
  if (alone) throw new ConfigError(`${alone} needs DATABASE_URL: the embedded database belongs to one process.`);
  return {
    roles: parseRoles(get('ROLES') ?? ROLES.join(',')),
    buildAtStart: parseSwitch('BUILD_AT_START', get('BUILD_AT_START') ?? (readRelease() ? '0' : '1')),
    assetsDir: readIfSet(get('ASSETS_DIR'), (folder) => resolve(folder)),
    databaseDirectUrl: readDatabaseUrl(get, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: readDatabaseUrl(get, 'DATABASE_REPLICA_URL'),
  };
}
