import { join } from 'node:path';
import { build } from 'vite';
import { STOREFRONT } from './build-files.ts';

/** Bundles the browser's half of the storefront, or the server's, into a folder. The same sources give the same bytes. */
export async function bundleStorefront(half: 'client' | 'server', folder: string): Promise<void> {
  await build({
    root: STOREFRONT,
    configFile: join(STOREFRONT, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: half === 'server', outDir: folder },
  });
}

/** The service worker is one plain script. */
export async function bundleWorker(folder: string): Promise<void> {
  await build({
    root: STOREFRONT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: 'worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
