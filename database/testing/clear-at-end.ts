import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What a test run or a bench opened, and nobody may find afterwards. */
export interface Leftover {
  /** A process to end; first of all, as it may use what follows. */
  pid?: number;
  /** The home of an embedded server (`EmbeddedServer.home`), which is stopped. */
  home?: string;
  /** A folder to remove. */
  folder?: string;
}

const CLEARER = fileURLToPath(new URL('./clear-leftovers.ts', import.meta.url));

let clearer: Writable | undefined;
let lastId = 0;

function startClearer(): Writable {
  // Detached: Ctrl-C goes to a terminal's whole process group, and this one has to outlive it.
  const child = spawn(process.execPath, [CLEARER], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const { stdin } = child;
  stdin.on('error', () => undefined);
  // Neither it nor the pipe to it keeps this process alive.
  child.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return stdin;
}

/**
 * Clears something when this process ends, however it ends: a run that is killed closes the pipe to a process beside it,
 * which then does what the run no longer can. Whoever has tidied up calls what is returned.
 */
export function clearAtEnd(leftover: Leftover): () => void {
  clearer ??= startClearer();
  const pipe = clearer;
  lastId += 1;
  const id = lastId;
  pipe.write(`${JSON.stringify({ id, ...leftover })}\n`);
  return () => void pipe.write(`${JSON.stringify({ id })}\n`);
}
