import { brotliCompressSync, gzipSync } from 'node:zlib';

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/**
 * What a browser asks for before a page answers to the shopper, pictures aside: the document itself, and the styles,
 * scripts, fonts and data it names; each once.
 */
export function firstRequests(html: string): string[] {
  const named = [
    ...html.matchAll(/<(?:script|link)\b(?![^>]*\bas="image")[^>]*?\s(?:src|href)="(\/(?:assets|page-data)\/[^"]+)"/g),
  ];
  return ['the document', ...new Set(named.map(([, address]) => address ?? ''))];
}

/** Bytes of a document with its data, as it is kept: zlib's brotli compresses as hard as it can unless told otherwise. */
export const documentWeight = (html: string): number => brotliCompressSync(html).byteLength;

/** What a document is styled by. */
interface DocumentStyles {
  /** Class names that have rules in the style sheet the document links. */
  first: ReadonlySet<string>;
  /** The same of the one that comes with the first script asked for later. */
  late: ReadonlySet<string>;
  /** Bytes, gzipped, of the style sheet the document links. */
  bytes: number;
}

/** The style sheets of a document. */
export async function stylesOf(html: string, origin = ''): Promise<DocumentStyles> {
  const sheet = async (named: RegExp): Promise<string> => (await fetch(origin + named.exec(html)?.[1])).text();
  const names = (css: string): Set<string> =>
    new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
  const [first, late] = await Promise.all([
    sheet(/<link rel="stylesheet" href="([^"]+)"/),
    sheet(/"styleUrl":"([^"]+)"/),
  ]);
  return { first: names(first), late: names(late), bytes: gzipped(first) };
}

/** Bytes, gzipped, of all scripts that a document names: what a first visit loads before anybody moves. */
export async function scriptWeight(html: string, origin = ''): Promise<number> {
  const scripts = firstRequests(html).filter((address) => address.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (path) => (await fetch(origin + path)).text()));
  return bodies.reduce((sum, body) => sum + gzipped(body), 0);
}

/** Bytes of the fonts that a document asks for at once. */
export async function fontWeight(html: string, origin = ''): Promise<number> {
  const fonts = firstRequests(html).filter((address) => address.endsWith('.woff2'));
  const bodies = await Promise.all(fonts.map(async (path) => (await fetch(origin + path)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + body.byteLength, 0);
}

/** Bytes, gzipped, of a script that comes later and of all it imports at once, beyond what the document names. */
export async function laterScriptWeight(address: string, html: string, origin = ''): Promise<number> {
  const here = new Set(firstRequests(html));
  const waiting = [address];
  let weight = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (here.has(path)) continue;
    here.add(path);
    const body = await (await fetch(origin + path)).text();
    weight += gzipped(body);
    for (const [, imported = ''] of body.matchAll(/(?:\bfrom|\bimport) ?"(\.\/[^"]+\.js)"/g))
      waiting.push(new URL(imported, `http://shop${path}`).pathname);
  }
  return weight;
}
