import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Refusal } from '@bluebird-bay/commerce/staff/command.ts';
import { COMMERCE_MIGRATIONS } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { type BackupHeader, readBackup, UnusableBackup } from '@bluebird-bay/database/backup/backup-file.ts';
import { RestoreRefused, restoreBackup } from '@bluebird-bay/database/backup/restore-backup.ts';
import { NoShopThere, writeBackup } from '@bluebird-bay/database/backup/write-backup.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { SERVICES_MIGRATIONS } from '@bluebird-bay/services/store/services-database.ts';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import { ownDataFolder } from '../life/data-folder.ts';
import type { Environment } from '../settings/config.ts';
import { placeOfShop } from './place-of-shop.ts';

const folders = [COMMERCE_MIGRATIONS, SERVICES_MIGRATIONS];
const count = new Intl.NumberFormat('en-GB');
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What is expected to go wrong is said in one line. */
async function plainly<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isExpected = [UnusableBackup, RestoreRefused, NoShopThere].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error) throw new Refusal(error.message);
    const problems: Record<string, string> = {
      ENOENT: `There is no file or folder ${file}.`,
      EACCES: `${file} may not be opened.`,
      ENOSPC: `There is no room for ${file}.`,
      ECONNREFUSED: 'The database of DATABASE_URL cannot be reached.',
    };
    const problem = problems[errorCode(error) ?? ''];
    throw problem === undefined ? error : new Refusal(problem);
  }
}

/** The shop's database, started for the while where it is the embedded one and does not run. */
async function withDatabase<Result>(environment: Environment, work: (url: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = placeOfShop(environment);
  if (databaseUrl) return work(databaseUrl);
  const server = await startEmbeddedServer({ dataDir: join(dataDir, 'database') });
  try {
    return await work(server.url);
  } finally {
    if (!server.adopted) await server.stop();
  }
}

const backup: Command<Environment> = {
  name: 'backup',
  takes: ['file'],
  summary: 'everything in the database into a file, while the shop goes on',
  async run([name = ''], _options, environment) {
    const file = resolve(name);
    const { databaseUrl, dataDir } = placeOfShop(environment);
    if (!databaseUrl && !existsSync(join(dataDir, 'database')))
      throw new Refusal(`There is no shop in ${dataDir} yet.`);
    const { tables, rows, bytes } = await plainly(file, () =>
      withDatabase(environment, (url) => writeBackup(url, file)),
    );
    return [`Backed up ${count.format(rows)} rows of ${tables} tables: ${megabytes(bytes)} in ${file}.`];
  },
};

async function described(file: string): Promise<string> {
  let header: BackupHeader | undefined;
  let rows = 0;
  await readBackup(file, {
    onHeader: (first) => {
      header = first;
    },
    onRow: () => {
      rows += 1;
    },
  });
  return `The backup is whole: ${count.format(rows)} rows as of ${header?.madeAt}, from PostgreSQL ${header?.postgres}.`;
}

const restore: Command<Environment> = {
  name: 'restore',
  takes: ['file'],
  summary: 'everything in such a file into an empty database',
  options: {
    replace: {
      type: 'boolean',
      help: 'the shop that is in the database goes; without it a database that is not empty is left alone',
    },
    check: { type: 'boolean', help: 'only reads the file, and says whether it is whole' },
  },
  async run([name = ''], { replace = false, check = false }, environment) {
    const file = resolve(name);
    if (check) return [await plainly(file, () => described(file))];
    const { databaseUrl, dataDir } = placeOfShop(environment);
    // A shop of one's own that runs on the folder ends the command here, with one line.
    const release = databaseUrl ? () => undefined : ownDataFolder(dataDir);
    try {
      const { madeAt, rows, tables } = await plainly(file, () =>
        withDatabase(environment, (url) => restoreBackup(url, file, { folders, replace: replace === true })),
      );
      return [
        `Restored ${count.format(rows)} rows of ${tables} tables, as of ${madeAt}.`,
        'The next start brings them up to this version.',
      ];
    } finally {
      release();
    }
  },
};

/** What operators do to the database as a whole. */
export const BACKUP_COMMANDS: ReadonlyArray<Command<Environment>> = [backup, restore];
