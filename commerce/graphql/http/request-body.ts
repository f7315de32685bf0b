import { refusal } from './refusal.ts';

/** Bytes a request may carry. */
export const MAX_BODY = 100_000;

const tooLarge = (): Response =>
  refusal(413, 'REQUEST_TOO_LARGE', `A request may carry ${MAX_BODY} bytes at most.`, { connection: 'close' });

/** Reads the body as text, and stops at the first byte too many: what is announced or sent beyond is never kept. */
export async function readBody(request: Request): Promise<string | Response> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY) return tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
