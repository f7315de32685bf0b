import { freePort } from '@bluebird-bay/database/free-port.ts';
import { openForeignProvider } from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { operation } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { expect, it } from 'vitest';
import { answerOrReason } from './no-answer.ts';

const NAME = operation<unknown, Record<string, never>>('query Name { shop { name } }');

const askedAt = (endpoint: string, waitedMs = 5_000) =>
  httpClient({
    endpoint,
    token: 't',
    fetch: (input, init) =>
      answerOrReason(fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitedMs) }), waitedMs),
  }).request(NAME, {});

it('says of a provider that is away or hangs which of the two it is', async () => {
  const failed = (reason: string) => ({ ok: false, failure: { kind: 'network', messages: [reason] } });
  expect(await askedAt(`http://127.0.0.1:${await freePort()}/`)).toEqual(failed('ECONNREFUSED'));
  const foreign = await openForeignProvider();
  foreign.trouble('slow', 1);
  expect(await askedAt(`${foreign.origin}/api/2025-07/graphql.json`, 20)).toEqual(failed('no answer within 0.02 s'));
  await foreign.close();
});
