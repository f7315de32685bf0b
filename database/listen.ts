import pg from 'pg';

/** Hears what is told with `pg_notify`, for as long as the process lives. */
export interface Listening {
  close(): Promise<void>;
}

export interface ListenOptions {
  /** A direct connection: a pooler that hands connections on by the transaction forgets who listens. */
  url: string;
  channel: string;
  onNews: (payload: string) => void;
  /** The connection is there. Again: one was lost before, or could not be had, and whatever was told meanwhile was missed. */
  onConnect: (isAgain: boolean) => void;
  onLost?: (error: unknown) => void;
}

const CONNECT_WITHIN_MS = 3_000;
/** Nobody but a broken way is silent for so long: a question is asked in between. */
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
const AGAIN_AFTER_MS = 1_000;

/** Begins to listen; a connection that breaks, or falls silent, is made again every second until it stands. */
export function listen({ url, channel, onNews, onConnect, onLost = () => {} }: ListenOptions): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasLost = false;

  function lose(which: pg.Client, error: unknown): void {
    if (client !== which) return;
    client = undefined;
    clearTimeout(timer);
    which.end().catch(() => {});
    if (isClosed) return;
    wasLost = true;
    onLost(error);
    timer = setTimeout(connect, AGAIN_AFTER_MS);
    timer.unref();
  }

  function askLater(which: pg.Client): void {
    timer = setTimeout(() => {
      which.query('select 1').then(
        () => client === which && askLater(which),
        (error: unknown) => lose(which, error),
      );
    }, ASK_EVERY_MS);
    timer.unref();
  }

  function connect(): void {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'bluebird-bay news',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ payload }) => onNews(payload ?? ''));
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => {
          if (client !== next) return;
          onConnect(wasLost);
          askLater(next);
        },
        (error: unknown) => lose(next, error),
      );
  }

  connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
