import { createHash } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch, type ServerSettings, serverLog, untilReady } from './embedded/launch.ts';
import { type ClusterPlace, makeCluster, SUPERUSER } from './embedded/make-cluster.ts';
import { postgresBinaries } from './embedded/postgres-binaries.ts';
import { type Postmaster, readPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { prepareDatabase, SHOP_DATABASE, SHOP_ROLE, shopPassword } from './embedded/roles.ts';
import { boundServerLog } from './embedded/server-log.ts';
import { isReachable, type UserIds, unprivilegedUser } from './embedded/unprivileged-user.ts';
import { type ServerState, type WatchOptions, watch } from './embedded/watch.ts';
import { freePort } from './free-port.ts';

interface ClusterHome {
  home: string;
  notice?: string;
}

async function makeWritable(path: string): Promise<boolean> {
  try {
    await mkdir(path, { recursive: true, mode: 0o755 });
    await access(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the cluster of `dataDir` stands: in it, or, where `user` may not pass the folders above it, in a folder of its own
 * below the system's data folder (or its temporary one), the same for the same `dataDir` at every start.
 * Throws one clear line where `dataDir` cannot be written.
 */
async function clusterHome(dataDir: string, user: UserIds | undefined): Promise<ClusterHome> {
  const asked = resolve(dataDir);
  if (!(await makeWritable(asked)))
    throw new Error(`The data folder ${asked} cannot be written. Set DATA_DIR to a folder that can.`);
  if (!user || (await isReachable(asked, user))) return { home: asked };
  const name = `bluebird-bay-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    const home = join(parent, name);
    if ((await makeWritable(home)) && (await isReachable(home, user))) {
      return { home, notice: `PostgreSQL may not enter ${asked}; its data is in ${home}.` };
    }
  }
  throw new Error(
    `PostgreSQL may not enter ${asked}, and no other folder was found for its data. Set DATA_DIR or DATABASE_URL.`,
  );
}

export interface EmbeddedServer {
  /** Connection address of the shop's database, as its owner, who may do nothing else. */
  url: string;
  /** The same as the cluster's superuser: for tests, which make and drop databases. */
  superuserUrl: string;
  /** True where a server that outlived its parent was found running and taken over. */
  adopted: boolean;
  /** The folder that really holds the cluster; `dataDir` unless PostgreSQL may not enter that. */
  home: string;
  /** Said once at the start where the cluster stands elsewhere than asked. */
  notice?: string;
  /** Starts the server again, on its port, whenever it has gone; until `stop`. */
  watch(options: WatchOptions): void;
  /** What the watched server is doing. */
  state(): ServerState;
  stop(): Promise<void>;
}

export type { ServerState };

export interface EmbeddedServerOptions {
  /** Folder that holds everything of this server. Made if it is not there. */
  dataDir: string;
  /** Extra `-c name=value` settings; tests turn fsync off. */
  settings?: ServerSettings;
}

/** The server that runs on the cluster already, once it is ready; one that is stopping is waited for. */
async function runningServer(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster);
  if (!found || found.status === 'ready') return found;
  if (found.status !== 'stopping') return untilReady(cluster, found.pid);
  await stopPostmaster(found.pid);
  return undefined;
}

async function openCluster(options: EmbeddedServerOptions) {
  const user = unprivilegedUser();
  const { home, notice } = await clusterHome(options.dataDir, user);
  const binaries = await postgresBinaries(user, join(home, 'postgres-programs'));
  const place: ClusterPlace = { home, cluster: join(home, 'postgres'), binaries, user };
  return { place, notice, password: await makeCluster(place) };
}

/** The server's life after its start: it is watched, and stopped. */
function keeper(place: ClusterPlace, port: number, settings: ServerSettings) {
  const { cluster } = place;
  const ending = new AbortController();
  let watching: Promise<void> | undefined;
  let state: ServerState = { kind: 'up' };
  const find = () => readPostmaster(cluster);
  const start = () => launch(place, { port, settings });
  const stopRunning = async (): Promise<void> => {
    const running = await find();
    if (running) await stopPostmaster(running.pid);
  };
  const tidy = () => boundServerLog(serverLog(cluster));
  return {
    state: () => state,
    watch: (options: WatchOptions): void => {
      const onChange = (next: ServerState): void => {
        state = next;
        options.onChange?.(next);
      };
      watching ??= watch({ find, start, tidy }, { ...options, onChange }, ending.signal);
    },
    stop: async (): Promise<void> => {
      ending.abort();
      await stopRunning();
      // A start that was under way may have come through meanwhile.
      await watching;
      await stopRunning();
    },
  };
}

/**
 * Starts real PostgreSQL in `dataDir`, or takes over the one that still runs there. As root it runs as an unprivileged
 * user; where that user cannot reach the folder, the cluster stands below the system's data folder and `notice` says so.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { settings = {} } = options;
  const { place, notice, password } = await openCluster(options);
  const running = await runningServer(place.cluster);
  const { port } = running ?? (await launch(place, { port: await freePort(), settings }));
  const address = (role: string, secret: string): string =>
    `postgres://${role}:${encodeURIComponent(secret)}@127.0.0.1:${port}`;
  const superuser = address(SUPERUSER, password);
  const { watch, state, stop } = keeper(place, port, settings);
  try {
    await prepareDatabase(superuser, shopPassword(password));
  } catch (error) {
    if (!running) await stop();
    throw error;
  }
  return {
    url: `${address(SHOP_ROLE, shopPassword(password))}/${SHOP_DATABASE}`,
    superuserUrl: `${superuser}/${SHOP_DATABASE}`,
    adopted: running !== undefined,
    home: place.home,
    ...(notice ? { notice } : {}),
    watch,
    state,
    stop,
  };
}
