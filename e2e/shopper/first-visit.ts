import { gzipSync } from 'node:zlib';

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

/** Bytes, gzipped, of all scripts that a document names: what a first visit loads before anybody moves. */
export async function scriptWeight(html: string, origin = ''): Promise<number> {
  const scripts = firstRequests(html).filter((address) => address.endsWith('.js'));
  const bodies = await Promise.all(
    scripts.map(async (path) => Buffer.from(await (await fetch(origin + path)).arrayBuffer())),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
