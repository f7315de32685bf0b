import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalVisitor } from '@bluebird-bay/contract/local-visitor.ts';
import type { Caller } from '../http/caller.ts';
import type { ShopMetrics } from './shop-metrics.ts';

const PATH = '/metrics';

const sum = (text: string): Buffer => createHash('sha256').update(text).digest();

function isAllowed(request: Request, caller: Caller, token: string | undefined): boolean {
  if (token === undefined) return isLocalVisitor(request, caller);
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(sum(given), sum(token));
}

/**
 * Answers `/metrics`, and nothing else: to whoever has the token or, where there is none, to this machine alone. To others
 * there is no such page, so that nobody learns how much is sold here.
 */
export function metricsEndpoint(metrics: ShopMetrics, token: string | undefined) {
  return async (request: Request, caller: Caller): Promise<Response | undefined> => {
    if (new URL(request.url).pathname !== PATH) return undefined;
    const headers = { 'cache-control': 'no-store' };
    if (!isAllowed(request, caller, token)) return new Response('There is no such page.', { status: 404, headers });
    return new Response(await metrics.text(), { headers: { ...headers, 'content-type': metrics.contentType } });
  };
}
