import { startEmbeddedServer } from '../embedded-server.ts';

/** Starts a server in the folder of the first argument: a process for tests to kill on the way. */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Say in which folder.');
await startEmbeddedServer({ dataDir });
