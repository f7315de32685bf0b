import { type Kysely, sql } from 'kysely';

/** A table by its name in SQL, with its columns in the order of the alphabet. */
export interface TableColumns {
  table: string;
  columns: readonly string[];
}

function columnsOf(source: string, table: string): string[] {
  const interfaceName = new RegExp(`'${table}': (\\w+);`).exec(source)?.[1];
  const body = new RegExp(`interface ${interfaceName} \\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? '').sort();
}

/** The tables of a schema as the types declare them, read from their source: types leave no trace at run time. */
export function declaredTables(source: string, schema: string): TableColumns[] {
  const names = [...source.matchAll(new RegExp(`'(${schema}\\.\\w+)':`, 'g'))].map((match) => match[1] ?? '').sort();
  return names.map((table) => ({ table, columns: columnsOf(source, table) }));
}

/** The tables of a schema as the migrations have made them. */
export async function migratedTables<Tables>(db: Kysely<Tables>, schema: string): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select table_schema || '.' || table_name as table, array_agg(column_name::text order by column_name::text collate "C") as columns
    from information_schema.columns where table_schema = ${schema} group by 1 order by 1`.execute(db);
  return rows;
}
