import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontRenderer } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

function hasRenderer(module: unknown): module is { renderer: StorefrontRenderer } {
  return typeof module === 'object' && module !== null && 'renderer' in module;
}

/** The storefront of the build in `dist`. */
export async function loadRenderer(dist: string, buildHash: string): Promise<StorefrontRenderer> {
  const file = pathToFileURL(join(dist, 'server/entry-server.js'));
  // A build that replaces another one in this process must not be answered from the module cache.
  file.searchParams.set('build', buildHash);
  const module: unknown = await import(file.href);
  if (!hasRenderer(module)) throw new Error(`${file.pathname} exports no renderer.`);
  return module.renderer;
}
