import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import { type ApiTokens, refuseWithoutToken } from './credentials.ts';
import { preflightAnswer } from './cross-origin.ts';
import { type GraphqlParams, readDocument, readParams } from './graphql-params.ts';
import { plainRefusal, refusal } from './refusal.ts';

/** Bytes a request may carry. */
const MAX_BODY = 100_000;

const tooLarge = (): Response =>
  refusal(413, 'REQUEST_TOO_LARGE', `A request may carry ${MAX_BODY} bytes at most.`, { connection: 'close' });

/** Reads the body as text, or answers that it is too long. */
async function readBody(request: Request): Promise<string | Response> {
  return (await readText(request, MAX_BODY)) ?? tooLarge();
}

const ROUTE = /^\/api\/(?:\d{4}-(?:01|04|07|10)|unstable)\/graphql(?:\.json)?$/;

/** Whether a path is the API's: any dated version, or 'unstable', as clients are released with one and stay. */
const isApiPath = (pathname: string): boolean => ROUTE.test(pathname);

function refuseOtherPaths(request: Request): Response | undefined {
  return isApiPath(new URL(request.url).pathname) ? undefined : plainRefusal(404, 'Not Found');
}

function answerPreflight(request: Request, { open = false }: ApiTokens): Response | undefined {
  return request.method === 'OPTIONS' ? preflightAnswer(open) : undefined;
}

function refuseOtherMethods(request: Request): Response | undefined {
  return request.method === 'POST'
    ? undefined
    : refusal(405, 'METHOD_NOT_ALLOWED', 'The API answers POST only.', { allow: 'POST' });
}

const typeOf = ({ headers }: Request): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** A body that is JSON, or the bare document: forms and beacons can send neither without being asked first. */
const READERS: Readonly<Record<string, (text: string) => GraphqlParams | Response>> = {
  'application/json': readParams,
  'application/graphql': readDocument,
};

const readerOf = (request: Request) => READERS[typeOf(request) ?? ''];

function refuseOtherTypes(request: Request): Response | undefined {
  return readerOf(request)
    ? undefined
    : refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The API reads application/json and application/graphql.');
}

/** The steps before a byte of the body is read, in their order; the first that answers has the last word. */
const STEPS: ReadonlyArray<(request: Request, tokens: ApiTokens) => Response | undefined> = [
  refuseOtherPaths,
  answerPreflight,
  refuseOtherMethods,
  refuseOtherTypes,
  (request, tokens) => refuseWithoutToken(request.headers, tokens),
];

/** Lets a request in with what it asks, or answers it at once. */
export async function readGraphqlRequest(request: Request, tokens: ApiTokens): Promise<GraphqlParams | Response> {
  for (const step of STEPS) {
    const answer = step(request, tokens);
    if (answer) return answer;
  }
  const body = await readBody(request);
  return typeof body === 'string' ? (readerOf(request) ?? readParams)(body) : body;
}
