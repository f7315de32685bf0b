import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import { refusal } from './refusal.ts';

/** Bytes a request may carry. */
const MAX_BODY = 100_000;

const tooLarge = (): Response =>
  refusal(413, 'REQUEST_TOO_LARGE', `A request may carry ${MAX_BODY} bytes at most.`, { connection: 'close' });

/** Reads the body as text, or answers that it is too long. */
export async function readBody(request: Request): Promise<string | Response> {
  return (await readText(request, MAX_BODY)) ?? tooLarge();
}
