import { spawn } from 'node:child_process';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { ownServers, query } from '@bluebird-bay/database/testing/own-server.ts';
import { connectServices, migrateServices } from '@bluebird-bay/services/store/services-database.ts';
import { afterEach, expect, it } from 'vitest';
import { ownDataFolder } from '../life/data-folder.ts';
import { BACKUP_COMMANDS } from './backup-commands.ts';

const SHOP = fileURLToPath(new URL('shop.ts', import.meta.url));
const own = ownServers();
afterEach(own.clear);

/** A data folder with a shop that has a reader of its newsletter. */
async function aShopIn(dataDir: string): Promise<void> {
  const server = await own.start(join(dataDir, 'database'));
  const [commerce, services] = [
    connectCommerce(server.url, { applicationName: 'backup-test' }),
    connectServices(server.url, { applicationName: 'backup-test' }),
  ];
  await migrateCommerce(commerce);
  await migrateServices(services);
  await services
    .insertInto('services.list_entry')
    .values({ list: 'newsletter', email: 'ana@bay.example', token: 't'.repeat(32) })
    .execute();
  await Promise.all([commerce.destroy(), services.destroy()]);
  await server.stop();
}

it('backs an embedded shop up, brings it back after the folder is gone, and says what it cannot do (13.5)', async () => {
  const dataDir = await own.folder();
  const file = join(await own.folder(), 'shop.backup');
  const environment = { NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: dataDir };
  const run = async (...args: string[]) => {
    const plan = planCommand(args, BACKUP_COMMANDS);
    const outcome = plan.kind === 'done' ? plan.outcome : await plan.run(environment);
    return { code: outcome.exitCode, out: outcome.out.join('\n'), err: outcome.err.join('\n') };
  };

  expect(await run('backup', file)).toEqual({ code: 1, out: '', err: `There is no shop in ${dataDir} yet.` });
  await aShopIn(dataDir);
  expect(await run('backup', file)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables: [\d.]+ MB in /),
  });
  expect(await run('restore', file, '--check')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The backup is whole/),
  });
  expect(await run('restore', file)).toMatchObject({ code: 1, err: expect.stringMatching(/already\. Say --replace/) });

  await rm(dataDir, { recursive: true });
  expect(await run('restore', file)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Restored [\d,]+ rows/),
  });
  const server = await own.start(join(dataDir, 'database'));
  expect(await query(server.url, 'select email from services.list_entry')).toEqual([{ email: 'ana@bay.example' }]);

  const release = ownDataFolder(dataDir);
  await expect(run('restore', file, '--replace')).rejects.toThrow(`already runs on ${dataDir}`);
  release();
  await truncate(file, 1000);
  expect(await run('restore', file, '--check')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The backup is damaged/),
  });
  expect(await run('restore', join(dataDir, 'nowhere'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no file/),
  });
  expect((await run('backup')).code).toBe(2);
  // as a process, once: the overview names them beside what staff do
  const child = spawn(process.execPath, [SHOP, '--help'], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(await text(child.stdout)).toMatch(/order list[\s\S]*backup <file>[\s\S]*restore <file>/);
});
