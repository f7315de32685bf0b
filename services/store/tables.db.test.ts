import { readFileSync } from 'node:fs';
import { declaredTables, migratedTables } from '@bluebird-bay/database/testing/table-columns.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';

const source = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');

describe('tables.ts', () => {
  let test: ServicesTestDatabase;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  afterAll(() => test.close());

  it('names every table and column of the migrations, and no other', async () =>
    expect(declaredTables(source, 'services')).toEqual(await migratedTables(test.db, 'services')));
});
