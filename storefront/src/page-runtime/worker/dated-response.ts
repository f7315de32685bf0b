import { STORED_AT } from './worker-names.ts';

/** The response with the time it was kept at; its body is plain by now, whatever way it came. */
export function dated(response: Response, now: Date): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(STORED_AT, now.toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** The addresses of the scripts and styles a document cannot live without. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, address]) => address ?? '');
}
