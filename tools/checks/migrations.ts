import { basename, dirname } from 'node:path';
import { misnamedMigrations } from '../../database/migrate.ts';
import { trackedSources } from '../tracked-sources.ts';

/** Every migration whose name breaks the order of its room's, one line each; see database/migrate.ts. */
export function migrationViolations(
  migrations: readonly string[] = trackedSources(/\/migrations\/[^/]+\.sql$/),
): string[] {
  const folders = Map.groupBy(migrations, (file) => dirname(file));
  return [...folders].flatMap(([folder, files]) =>
    misnamedMigrations(folder.split('/')[0] ?? '', files.map((file) => basename(file)).sort()),
  );
}
