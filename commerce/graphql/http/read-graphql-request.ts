import { isApiPath } from './api-route.ts';
import { type ApiTokens, refuseWithoutToken } from './credentials.ts';
import { preflightAnswer } from './cross-origin.ts';
import { type GraphqlParams, readParams } from './graphql-params.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';

function refuseOtherPaths(request: Request): Response | undefined {
  return isApiPath(new URL(request.url).pathname) ? undefined : refusal(404, 'NOT_FOUND', 'There is no API here.');
}

function answerPreflight(request: Request): Response | undefined {
  return request.method === 'OPTIONS' ? preflightAnswer() : undefined;
}

function refuseOtherMethods(request: Request): Response | undefined {
  return request.method === 'POST'
    ? undefined
    : refusal(405, 'METHOD_NOT_ALLOWED', 'The API answers POST only.', { allow: 'POST' });
}

/** Forms and beacons can send other types without being asked first; JSON they cannot. */
function refuseOtherTypes(request: Request): Response | undefined {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json'
    ? undefined
    : refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The API reads application/json only.');
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
  return typeof body === 'string' ? readParams(body) : body;
}
