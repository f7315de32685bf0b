import { parseJson } from '@bluebird-bay/contract/bounded-body.ts';
import * as v from 'valibot';
import { plainRefusal, refusal } from './refusal.ts';

const PARAMS = v.object({
  query: v.pipe(v.string(), v.nonEmpty()),
  variables: v.nullish(
    v.pipe(
      v.unknown(),
      v.check((value) => !Array.isArray(value)),
      v.record(v.string(), v.unknown()),
    ),
  ),
  operationName: v.nullish(v.string()),
});

/** What a request asks: a document and what goes into it. */
export type GraphqlParams = v.InferOutput<typeof PARAMS>;

const noQuery = (): Response => plainRefusal(400, { query: 'Required parameter missing or invalid' });

/** Reads a body that is the document itself; there are no variables in it. */
export const readDocument = (text: string): GraphqlParams | Response =>
  text.trim() === '' ? noQuery() : { query: text };

/** Reads a JSON body. Several requests in one (a list) are refused: one request is one set of limits. */
export function readParams(text: string): GraphqlParams | Response {
  const body = parseJson(text);
  if (body === undefined) return refusal(400, 'BAD_REQUEST', 'The body is not valid JSON.');
  if (Array.isArray(body)) return refusal(400, 'BAD_REQUEST', 'Batched requests are not supported.');
  const result = v.safeParse(PARAMS, body);
  if (!result.success && result.issues.some(({ path }) => path?.[0].key === 'query')) return noQuery();
  if (!result.success)
    return refusal(
      400,
      'BAD_REQUEST',
      'The body needs a query (text), and may have variables (object) and operationName.',
    );
  return result.output;
}
