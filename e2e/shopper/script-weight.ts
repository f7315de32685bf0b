import { gzipSync } from 'node:zlib';

/** Bytes, gzipped, of all scripts that the document at `url` names: what a first visit loads before anybody moves. */
export async function scriptWeight(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const paths = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
  const bodies = await Promise.all(
    [...paths].map(async (path) => Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer())),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
