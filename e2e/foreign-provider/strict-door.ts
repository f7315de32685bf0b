import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressLimit, perAddress } from './per-address.ts';
import type { Asking } from './strict-questions.ts';

export const FOREIGN_TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const FOREIGN_PRIVATE_TOKEN = 'shpat_of-a-stand-in-0011223344556677';
const ANYBODY = { 'access-control-allow-origin': '*' };
const CORS = { ...ANYBODY, 'access-control-allow-methods': 'POST, OPTIONS', 'access-control-allow-headers': '*' };

/** How the next answers are withheld. */
export interface Trouble {
  kind: 'throttled' | '430' | '429' | '503' | '401' | 'down' | 'slow';
  times: number;
}

/** All that was sent. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/** An answer; one that is an object is JSON. */
export interface Said {
  status: number;
  headers?: Record<string, string>;
  body: string | object;
}

const TROUBLES: Record<Exclude<Trouble['kind'], 'down' | 'slow'>, Said> = {
  '401': { status: 401, body: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] } },
  throttled: { status: 200, body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
  '430': { status: 430, body: 'Shopify Security Rejection' },
  '429': { status: 429, body: { errors: 'Too Many Requests' } },
  '503': { status: 503, body: '<html>Service Unavailable</html>' },
};

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** Who asks; undefined: with a token that is nobody's. */
function askedBy({ headers }: IncomingMessage): Pick<Asking, 'by' | 'buyer'> | undefined {
  const privateToken = headers['shopify-storefront-private-token'];
  const publicToken = headers['x-shopify-storefront-access-token'];
  const buyer = one(headers['shopify-storefront-buyer-ip']);
  if (privateToken !== undefined) return privateToken === FOREIGN_PRIVATE_TOKEN ? { by: 'private', buyer } : undefined;
  if (publicToken !== undefined) return publicToken === FOREIGN_TOKEN ? { by: 'public', buyer: undefined } : undefined;
  return { by: 'nothing', buyer: undefined };
}

/** Why a request is not even read. */
function refusal(request: IncomingMessage): Said | undefined {
  const { headers, method } = request;
  if (method === 'OPTIONS') return { status: 200, body: '' };
  if (method !== 'POST') return { status: 405, body: { errors: 'Method Not Allowed' } };
  if (!askedBy(request)) return TROUBLES['401'];
  if (headers['shopify-storefront-private-token'] && headers.origin)
    return { status: 403, body: 'A private token in a browser' };
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } };
  return undefined;
}

/** What is said to a request; that it broke, where what was sent cannot be read. */
const answered = (said: (request: IncomingMessage) => Promise<Said>, request: IncomingMessage): Promise<Said> =>
  said(request).catch(() => ({ status: 500, body: { errors: [{ message: 'Internal error' }] } }));

/** A provider's server on this machine, and its two names: `origin` is where the API is asked, `elsewhere` all the rest. */
export async function serve(port: number, said: (request: IncomingMessage) => Promise<Said>) {
  const server = createServer((request, response) => {
    answered(said, request).then(({ status, headers = {}, body }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
      response.writeHead(status, { 'content-type': type, 'x-request-id': randomUUID(), ...CORS, ...headers }).end(text);
    });
  });
  server.listen(port);
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('The provider has no port.');
  return {
    origin: `http://127.0.0.1:${place.port}`,
    elsewhere: `http://localhost:${place.port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface DoorOptions {
  limit: AddressLimit;
  /** What it calls the version it serves. */
  version: string;
  answer(asking: Asking): object | Promise<object>;
}

/** The way to a provider's API: who asks, how, and how often, before anything is read; and trouble, where a test makes some. */
export function createDoor({ limit, version, answer }: DoorOptions) {
  const verdictOn = perAddress(limit);
  let trouble: Trouble | undefined;

  function withheld({ socket }: IncomingMessage): Said | Promise<never> | undefined {
    if (!trouble || trouble.times <= 0) return undefined;
    trouble.times -= 1;
    if (trouble.kind === 'down') socket.destroy();
    // Whoever waits for an answer waits until one of the two goes.
    if (trouble.kind === 'down' || trouble.kind === 'slow') return new Promise(() => {});
    return TROUBLES[trouble.kind];
  }

  const askingOf = (request: IncomingMessage) => askedBy(request) ?? { by: 'nothing' as const, buyer: undefined };

  function tooOften(request: IncomingMessage): Said | undefined {
    const { by, buyer } = askingOf(request);
    const verdict = verdictOn(buyer ?? `${by} ${request.socket.remoteAddress}`);
    return verdict === 'fine' ? undefined : TROUBLES[verdict === 'throttled' ? 'throttled' : '430'];
  }

  return {
    async graphql(request: IncomingMessage): Promise<Said> {
      const refused = refusal(request) ?? (await withheld(request)) ?? tooOften(request);
      if (refused) return refused;
      const read: { query?: unknown; variables?: Record<string, unknown> } = JSON.parse(await bodyOf(request));
      if (typeof read.query !== 'string')
        return { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } };
      const body = await answer({ query: read.query, variables: read.variables ?? {}, ...askingOf(request) });
      return { status: 200, headers: { 'x-shopify-api-version': version }, body };
    },
    /** The next answers are these. */
    trouble: (kind: Trouble['kind'], times: number): void => {
      trouble = { kind, times };
    },
    /** What is left of the trouble. */
    troublesLeft: (): number => trouble?.times ?? 0,
  };
}
