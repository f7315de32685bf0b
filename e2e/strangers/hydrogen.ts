import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { installed, type Missing } from './installed.ts';

const SOURCE = fileURLToPath(new URL('hydrogen', import.meta.url));
const SERVE = fileURLToPath(new URL('serve-worker.ts', import.meta.url));

/** What Shopify publishes and is served here, in words for people. */
export const HYDROGEN = 'Hydrogen’s skeleton 2025.7.3';

/** Hydrogen's skeleton, built, as one process. */
export interface Hydrogen {
  url: string;
  /** Everything it has said so far: what its provider could not answer stands there. */
  said(): string;
  close(): Promise<void>;
}

/** Installs and builds the skeleton, or says in a line why it cannot be had. */
export const installHydrogen = (): Promise<{ folder: string } | Missing> => installed(SOURCE);

export interface HydrogenOptions {
  /** Where it was installed. */
  folder: string;
  port: number;
  /** The shop whose provider it sells of. */
  store: string;
  /** The shop's `STOREFRONT_PRIVATE_TOKEN`, which its server asks with. */
  privateToken: string;
}

/** Serves the skeleton on Node, without an account anywhere, with the settings of docs/operations.md. */
export async function openHydrogen({ folder, port, store, privateToken }: HydrogenOptions): Promise<Hydrogen> {
  const child = fork(SERVE, [folder], {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_STORE_DOMAIN: store,
      PUBLIC_STOREFRONT_API_TOKEN: EMBEDDED_TOKEN,
      PRIVATE_STOREFRONT_API_TOKEN: privateToken,
      PUBLIC_CHECKOUT_DOMAIN: new URL(store).host,
      SESSION_SECRET: 'anything',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'exit');
  const isOpen = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isOpen) throw new Error(`Hydrogen ended while it was starting:\n${said}`);
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
