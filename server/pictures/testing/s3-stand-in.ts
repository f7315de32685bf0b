import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import type { BucketSettings } from '../picture-bucket.ts';

const SERVER = fileURLToPath(new URL('s3-server.mjs', import.meta.url));

/** A bucket in an S3 server on this machine, which checks every signature. */
export interface S3StandIn {
  settings: BucketSettings;
  /** SIGSTOP: it takes connections and answers nothing; SIGCONT: it goes on; SIGKILL: it is gone. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): Promise<void>;
  /** Begins anew where it is gone, with what it had. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one that keeps its objects in this folder. */
export async function s3StandIn(folder: string): Promise<S3StandIn> {
  const port = await freePort();
  const open = async () => {
    const child = spawn(process.execPath, [SERVER, String(port), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  };
  let server = await open();
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    settings: {
      url: `http://127.0.0.1:${port}/pictures`,
      region: 'us-east-1',
      accessKey: 'AKIATEST',
      secretKey: 'the secret of the test',
    },
    async signal(signal) {
      if (signal === 'SIGKILL') await end();
      else server.kill(signal);
    },
    async start() {
      server = await open();
    },
    stop: end,
  };
}
