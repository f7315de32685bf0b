import { API_PATH } from '@bluebird-bay/contract/api.ts';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { named } from '../foreign-provider/renamed-ids.ts';
import { isElsewhere } from '../shop-addresses.ts';

/** The row behind an id that a page was given: a provider elsewhere has other words for its rows. */
export const rowId = (id: string): string => (isElsewhere ? named(id) : id).split('/').at(-1) ?? '';

const PROVIDER = `**${API_PATH}`;

/** One thing a page asked the provider. */
export interface SentRequest {
  /** As its document names it: `CartCreate`. */
  operation: string;
  variables: unknown;
}

function requestsIn(request: Request): SentRequest {
  const body: { query?: string; variables?: unknown } = JSON.parse(request.postData() ?? '{}');
  return { operation: /^\s*\w+ (\w+)/.exec(body.query ?? '')?.[1] ?? '', variables: body.variables };
}

/** Collects what a page asks the provider from now on, in its order. */
export function recordSent(page: Page): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql.json')) sent.push(requestsIn(request));
  });
  return sent;
}

/** What the provider answers next in one operation, as the page gets it. */
export async function nextAnswer(page: Page, operation: string): Promise<unknown> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith('/graphql.json') && requestsIn(response.request()).operation === operation,
  );
  return answer.json();
}

/** From now on `answer` stands for the provider in one operation. Returns the way to stop. */
export async function insteadOf(
  page: Page | BrowserContext,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route): Promise<void> =>
    requestsIn(route.request()).operation === operation ? answer(route) : route.fallback();
  await page.route(PROVIDER, handle);
  return () => page.unroute(PROVIDER, handle);
}

/** Holds one operation's answer back until it is let go; `change` makes another of it. */
export async function heldBack(
  page: Page,
  operation: string,
  change = (text: string): string => text,
): Promise<{ sent: Promise<unknown>; letGo(): Promise<void> }> {
  const sent = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const stop = await insteadOf(page, operation, async (route) => {
    sent.resolve();
    await free.promise;
    const body = change(await (await route.fetch()).text());
    await route.fulfill({ body, contentType: 'application/json' });
  });
  return {
    sent: sent.promise,
    async letGo() {
      const answered = nextAnswer(page, operation);
      free.resolve();
      await answered;
      await stop();
    },
  };
}
