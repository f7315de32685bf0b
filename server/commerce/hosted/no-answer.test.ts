import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { FOREIGN_TOKEN, openForeignProvider } from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { operation } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { expect, it } from 'vitest';
import { answerOrReason } from './no-answer.ts';

const NAME = operation<unknown, Record<string, never>>('query Name { shop { name } }');

const askedAt = (endpoint: string, waitedMs = 5_000) =>
  httpClient({
    endpoint,
    token: FOREIGN_TOKEN,
    fetch: (input, init) =>
      answerOrReason(fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitedMs) }), waitedMs),
  }).request(NAME, {});

const failed = (reason: string) => ({ ok: false, failure: { kind: 'network', messages: [reason] } });

it('says of a provider that is away or hangs which of the two it is', async () => {
  expect(await askedAt(`http://127.0.0.1:${await freePort()}/`)).toEqual(failed('ECONNREFUSED'));
  const foreign = await openForeignProvider();
  foreign.trouble('slow', 1);
  expect(await askedAt(`${foreign.origin}/api/2025-07/graphql.json`, 20)).toEqual(failed('no answer within 0.02 s'));
  await foreign.close();
});

it.each<[string, string, (answer: ServerResponse) => void]>([
  ['hangs', 'no answer within 0.2 s', () => undefined],
  ['breaks off', 'UND_ERR_SOCKET', (answer) => answer.destroy()],
])('says so too of one that %s after its answer has begun', async (_, reason, goOn) => {
  const provider = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).write('{"data":', () => goOn(answer));
  }).listen(0);
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address?.port;
  expect(await askedAt(`http://127.0.0.1:${port}/`, 200)).toEqual(failed(reason));
  provider.closeAllConnections();
  provider.close();
});

it('takes an answer without a body as one', async () => {
  const answer = await answerOrReason(Promise.resolve(new Response(null, { status: 204, headers: { etag: 'a' } })), 20);
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([204, 'a', '']);
});
