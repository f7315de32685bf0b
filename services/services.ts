import { Hono } from 'hono';
import { BadInput } from './bad-input.ts';
import { createReviewsApi } from './reviews/reviews-api.ts';
import type { ServicesDb } from './store/services-database.ts';

export interface ServicesOptions {
  db: ServicesDb;
  /** Told of every unexpected error; writes to the console unless given. */
  report?: (error: unknown) => void;
}

export interface Services {
  /** Answers `/services/*`, JSON only. */
  fetch(request: Request): Promise<Response>;
}

/** What anybody may read may rest in caches for a minute, and be shown a little longer while a new one is fetched. */
const PUBLIC_MINUTE = { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' };
const NO_STORE = { 'cache-control': 'no-store' };

/** The services the provider does not have. */
export function createServices({
  db,
  report = (error) => console.error('services:', error),
}: ServicesOptions): Services {
  const reviews = createReviewsApi(db);
  const app = new Hono();
  app.get('/services/reviews', async ({ req, json }) =>
    json(await reviews.reviews(new URL(req.url)), 200, PUBLIC_MINUTE),
  );
  app.get('/services/ratings', async ({ req, json }) =>
    json(await reviews.ratings(new URL(req.url)), 200, PUBLIC_MINUTE),
  );
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], ['/services/reviews', '/services/ratings'], ({ json }) =>
    json({ error: { code: 'METHOD_NOT_ALLOWED', message: 'This can only be read.' } }, 405, {
      ...NO_STORE,
      allow: 'GET',
    }),
  );
  app.notFound(({ json }) =>
    json({ error: { code: 'NOT_FOUND', message: 'There is no such service.' } }, 404, NO_STORE),
  );
  app.onError((error, { json }) => {
    if (error instanceof BadInput) {
      return json({ error: { code: 'BAD_INPUT', field: error.field, message: error.message } }, 400, NO_STORE);
    }
    report(error);
    return json({ error: { code: 'INTERNAL', message: 'Something broke on our side.' } }, 500, NO_STORE);
  });
  return { fetch: async (request) => app.fetch(request) };
}
