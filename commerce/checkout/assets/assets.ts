import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Asset {
  body: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Files of the fonts' packages. */
const FONTS: Readonly<Record<string, string>> = {
  'caprasimo-latin-400-normal.woff2': '@fontsource/caprasimo',
  'caprasimo-latin-ext-400-normal.woff2': '@fontsource/caprasimo',
  'dm-sans-latin-400-normal.woff2': '@fontsource/dm-sans',
  'dm-sans-latin-ext-400-normal.woff2': '@fontsource/dm-sans',
  'dm-sans-latin-500-normal.woff2': '@fontsource/dm-sans',
  'dm-sans-latin-ext-500-normal.woff2': '@fontsource/dm-sans',
  'dm-sans-latin-700-normal.woff2': '@fontsource/dm-sans',
  'dm-sans-latin-ext-700-normal.woff2': '@fontsource/dm-sans',
};

const paths = new Map<string, string>();
const assets = new Map<string, Asset>();

/** Keeps a file under a path that changes with its content, so that it may be cached for ever. */
function keep(name: string, body: Uint8Array<ArrayBuffer>, type: string): void {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const path = `/checkouts/assets/${name.replace(/\.(\w+)$/, `.${hash}.$1`)}`;
  paths.set(name, path);
  assets.set(path, { body, type });
}

/** The path under which a file is served. Throws for a name that is not among them: a defect of ours. */
export function assetPath(name: string): string {
  const path = paths.get(name);
  if (path === undefined) throw new Error(`The checkout has no file "${name}".`);
  return path;
}

for (const [name, owner] of Object.entries(FONTS)) {
  const file = fileURLToPath(import.meta.resolve(`${owner}/files/${name}`));
  keep(name, new Uint8Array(readFileSync(file)), 'font/woff2');
}
for (const name of ['bird.svg', 'chevron.svg', 'tick.svg'])
  keep(name, new Uint8Array(readFileSync(new URL(name, import.meta.url))), 'image/svg+xml');

/** The parts of the one stylesheet, in the order in which they overrule each other. They name other files as url(asset:<file>). */
const STYLES = [
  'fonts',
  'base',
  'page',
  'fields',
  'notes',
  'delivery-and-payment',
  'buttons',
  'summary',
  'order',
  'returns',
  'narrow',
  'print',
] as const;
const stylesheet = STYLES.map((part) => readFileSync(new URL(`styles/${part}.css`, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/asset:([\w.-]+)/g, (_, name: string) => assetPath(name));
keep('checkout.css', new TextEncoder().encode(stylesheet), 'text/css; charset=utf-8');

/** A file of the checkout's own; undefined for any other path. */
export function assetResponse(path: string): Response | undefined {
  const asset = assets.get(path);
  if (!asset) return undefined;
  return new Response(asset.body, {
    headers: {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
