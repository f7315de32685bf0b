import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { marketOf } from '@bluebird-bay/storefront/src/features/country/current-country.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { chooseCommerce } from '../commerce/choose-commerce.ts';
import { createContainer } from '../container.ts';
import { headersOf } from '../http/security-headers.ts';
import { ownDataFolder } from '../life/data-folder.ts';
import { Health } from '../life/health.ts';
import { openDatabase } from '../life/open-database.ts';
import { step } from '../life/progress.ts';
import { Shutdown } from '../life/shutdown.ts';
import { buildStorefront } from '../pages/build/build-storefront.ts';
import { createPageStore } from '../pages/page-store.ts';
import { createPictures } from '../pictures/pictures.ts';
import { readConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/settings.ts';
import { assertExportable, dataAddress, exportFiles, HOSTING_FILE, readCountries } from './export-files.ts';
import { headersFile, hostingRules, redirectsFile } from './hosting.ts';

/**
 * `npm run export -- [--to folder] [--backend https://shop.example] [--countries US,GB]`: writes the shop's pages as plain
 * files for any static host, with `_headers`, `_redirects` and the same as `hosting.json`. What only a process can answer
 * (the provider, services, checkout, pictures) the host passes on to `--backend`. The same input gives the same bytes. An export that
 * is there is replaced, along with whatever was added to it; a folder that holds none, or a repository, is left alone.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'export' },
    backend: { type: 'string' },
    countries: { type: 'string' },
  },
});
const shutdown = new Shutdown();

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = shopLog.of('export');
  const folder = resolve(values.to);
  await assertExportable(folder);
  shutdown.add('data folder', ownDataFolder(config.dataDir));
  const provider = await chooseCommerce(config, shutdown);
  const database = await step(
    'Database',
    () =>
      openDatabase(config, {
        shutdown,
        health: new Health(),
        log,
        onLost: (reason) => log.error('PostgreSQL is lost', { reason }),
      }),
    ({ summary }) => summary,
  );
  await provider.prepare(database, step);
  await step(
    'Shop',
    (report) => buildStorefront({ isBuilt: !config.deployment.buildAtStart, onProgress: report }),
    (built) => (built ? 'built' : 'as it was built'),
  );
  const pictures = createPictures({ cacheDir: config.picturesDir, bucket: config.picturesBucket, log });
  shutdown.add('drawing processes', pictures.stop);
  const commerce = provider.open({ pictures });
  const { api, shopConfig } = commerce;
  const countries = readCountries(values.countries, marketOf(shopConfig).countries);
  const { servicesDb } = database;
  const { rating } = await createContainer({ config, commerce, servicesDb, pictures, changed: () => undefined });
  const { shopOrigin } = config;
  const store = await createPageStore({
    api,
    rating,
    shopConfig,
    log,
    freshMs: Number.POSITIVE_INFINITY,
    isStill: true,
  });
  shutdown.add('pages being made', store.close);

  const addresses = await step(
    'Pages',
    (report) => store.prerenderAll(report),
    (made) => `${made.length} made`,
  );
  // Once more: an empty folder may have been filled since the start.
  await assertExportable(folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const hosting = hostingRules({
    always: headersOf(shopOrigin, provider.browserOrigins),
    backend: values.backend ?? shopOrigin,
    dynamic: store.dynamicBeginnings,
  });
  await writeFile(join(folder, HOSTING_FILE), `${JSON.stringify(hosting, null, 2)}\n`);
  const wanted = [
    ...addresses,
    ...addresses.flatMap((address) => [dataAddress(address), ...countries.map((code) => dataAddress(address, code))]),
    ...(await store.otherFiles()),
  ];
  await step(
    'Files',
    (report) => exportFiles({ origin: shopOrigin, countries, respond: store.respond }, folder, wanted, report),
    (written) => `${written} in ${values.to}`,
  );
  await writeFile(join(folder, '_headers'), headersFile(hosting));
  await writeFile(join(folder, '_redirects'), redirectsFile(hosting));
}

let failed = false;
try {
  await run();
} catch (error) {
  failed = true;
  console.error(error instanceof ConfigError ? error.message : error);
}
await shutdown.run();
process.exit(failed ? 1 : 0);
