import { expect, it } from 'vitest';
import { Health } from './health.ts';

async function told(health: Health, path: string): Promise<unknown> {
  const answer = await health.fetch(new Request(`http://shop.example${path}`));
  return answer && [answer.status, answer.headers.get('cache-control'), await answer.json()];
}

it('is ready from the end of the start to the beginning of the stop, and says why when it is not', async () => {
  const health = new Health();
  const ready = () => told(health, '/readyz');
  expect(await ready()).toEqual([503, 'no-store', { ready: false, reason: 'the shop is opening' }]);
  health.open();
  expect(await ready()).toEqual([200, 'no-store', { ready: true }]);
  health.close();
  health.open();
  expect(await ready()).toEqual([503, 'no-store', { ready: false, reason: 'the shop is closing' }]);
});

it('is not ready while the database is away or silent, and alive all the same', async () => {
  const health = new Health();
  health.open();
  let away: string | undefined = 'the database is being started again';
  let silent: string | undefined = 'the database does not answer';
  health.watch({ databaseAway: () => away, databaseSilent: async () => silent });
  expect(await told(health, '/readyz')).toMatchObject([503, 'no-store', { reason: away }]);
  expect(await told(health, '/healthz')).toEqual([200, 'no-store', { alive: true, database: 'restarting' }]);
  away = undefined;
  expect(await told(health, '/readyz')).toMatchObject([503, 'no-store', { reason: silent }]);
  expect(await told(health, '/healthz')).toEqual([200, 'no-store', { alive: true, database: 'up' }]);
  silent = undefined;
  expect(await told(health, '/readyz')).toEqual([200, 'no-store', { ready: true }]);
});

it('is ready to be looked at where nothing can be written', async () => {
  const health = new Health();
  health.open();
  health.watch({ readOnly: () => '12 MB left on the disk' });
  expect(await told(health, '/readyz')).toEqual([200, 'no-store', { ready: true, readOnly: '12 MB left on the disk' }]);
});

it('answers nothing else', async () => {
  expect(await told(new Health(), '/')).toBeUndefined();
});
