import { readdirSync, readFileSync } from 'node:fs';
import { declaredTables, migratedTables } from '@bluebird-bay/database/testing/table-columns.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';

const FOLDER = new URL('.', import.meta.url);
const source = readdirSync(FOLDER)
  .filter((name) => /tables\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

describe('tables.ts and its parts', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  it('names every table and column of the migrations, and no other', async () =>
    expect(declaredTables(source, 'commerce')).toEqual(await migratedTables(test.db, 'commerce')));
});
