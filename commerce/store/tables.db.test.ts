import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';

const FOLDER = new URL('.', import.meta.url);
const source = readdirSync(FOLDER)
  .filter((name) => /tables\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

/** The columns that tables.ts declares for a table, read from the source: types leave no trace at run time. */
function declaredColumns(table: string): string[] {
  const interfaceName = new RegExp(`'${table}': (\\w+);`).exec(source)?.[1];
  const body = new RegExp(`interface ${interfaceName} \\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? '').sort();
}

describe('tables.ts and its parts', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  it('names every table and column of the migrations, and no other', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_schema || '.' || table_name as table, array_agg(column_name::text order by column_name::text collate "C") as columns
      from information_schema.columns where table_schema = 'commerce' group by 1 order by 1`.execute(test.db);
    const declaredTables = [...source.matchAll(/'(commerce\.\w+)':/g)].map((match) => match[1] ?? '').sort();
    expect(declaredTables).toEqual(rows.map((row) => row.table));
    for (const { table, columns } of rows)
      expect({ table, columns: declaredColumns(table) }).toEqual({ table, columns });
  });
});
