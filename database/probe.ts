import pg from 'pg';

/** Asks whether a database answers, on a connection of its own: what others keep busy says nothing about it. */
export interface DatabaseProbe {
  /** Why the database is of no use now, in a word or two; undefined while it answers. Takes 1.5 s at the most. */
  ask(): Promise<string | undefined>;
  close(): Promise<void>;
}

const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 1_500;

/** Whoever asks while an answer is on its way shares it. */
export function databaseProbe(url: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'bluebird-bay probe',
    max: 1,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 60_000,
  });
  // An idle connection that breaks is news only to whoever asks next.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let asking: Promise<string | undefined> | undefined;

  async function answer(): Promise<string | undefined> {
    let client: pg.PoolClient | undefined;
    let limit: NodeJS.Timeout | undefined;
    try {
      const silence = new Promise<string>((resolve) => {
        limit = setTimeout(resolve, ANSWER_WITHIN_MS, 'the database does not answer');
      });
      const asked = pool.connect().then(async (connected) => {
        client = connected;
        await connected.query('select 1');
        return undefined;
      });
      // Whichever comes second is nobody's business any more.
      asked.catch(() => {});
      const reason = await Promise.race([asked, silence]);
      client?.release(reason !== undefined);
      return reason;
    } catch {
      client?.release(true);
      return 'the database cannot be reached';
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    ask: () => {
      asking ??= answer().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
