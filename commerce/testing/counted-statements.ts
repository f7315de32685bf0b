import type { KyselyPlugin } from 'kysely';
import type { CommerceDb } from '../store/commerce-database.ts';

/** A database that counts what is asked of it. */
export interface CountedDatabase {
  db: CommerceDb;
  /** Runs something and tells how many statements it took. */
  during(work: () => Promise<unknown>): Promise<number>;
}

/** Counts the statements sent through a database, raw SQL and those within transactions included. */
export function countedStatements(db: CommerceDb): CountedDatabase {
  let statements = 0;
  const counter: KyselyPlugin = {
    // Seen once for each part of a statement that is built by itself; answers are seen once for each statement.
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  return {
    db: db.withPlugin(counter),
    async during(work) {
      const before = statements;
      await work();
      return statements - before;
    },
  };
}
