import { parseJson, readBytes, WEBHOOK_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import { isSigned } from '@bluebird-bay/services/webhooks/signature.ts';

export interface PageWebhookOptions {
  /** What the provider signs with. */
  secret: string;
  /** A product or collection has changed. */
  changed(handle: string): void | Promise<void>;
}

/** Where the provider tells of changes. */
export const PAGE_WEBHOOK = '/webhooks/pages';
/** What pages want to be told of. */
export const PAGE_TOPICS = ['products/update', 'collections/update'] as const;

function handleIn(body: Uint8Array): string | undefined {
  const notified = parseJson(new TextDecoder().decode(body));
  const isNamed = typeof notified === 'object' && notified !== null && 'handle' in notified;
  return isNamed && typeof notified.handle === 'string' ? notified.handle : undefined;
}

const answer = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Takes the provider's signed word that a product or collection has changed; nobody else's counts. */
export function createPageWebhook({ secret, changed }: PageWebhookOptions): (request: Request) => Promise<Response> {
  const topics: ReadonlySet<string | null> = new Set(PAGE_TOPICS);
  return async (request) => {
    if (request.method !== 'POST') return answer(405);
    const body = await readBytes(request, WEBHOOK_BODY);
    if (body === undefined) return answer(413);
    if (!isSigned(body, request.headers.get('x-shopify-hmac-sha256'), secret)) return answer(401);
    const handle = topics.has(request.headers.get('x-shopify-topic')) ? handleIn(body) : undefined;
    if (handle !== undefined) await changed(handle);
    return answer(204);
  };
}
