import { afterEach, expect, it, vi } from 'vitest';
import { tellService } from './ask-services.ts';

const LETTER = { list: 'newsletter', email: 'ana@bay.example' } as const;

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const told =
  (status: number, body: object = {}) =>
  async () =>
    Response.json(body, { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['a flood', told(429), { kind: 'too-many' }],
  ['a shop that is full for everybody', told(429, { error: { code: 'BUSY' } }), { kind: 'server' }],
  ['trouble on our side', told(503), { kind: 'server' }],
  ['what will not do', told(400, { error: { field: 'email' } }), { kind: 'refused', field: 'email' }],
  ['what will not do, unsaid', told(400), { kind: 'refused' }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
])('says what came of it: %s', async (_, answer, failure) => {
  answering(answer);
  expect(await tellService('lists', LETTER)).toEqual({ ok: false, failure });
});

it('gives up on a line that has gone quiet', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const asked = tellService('lists', LETTER);
  patience.abort(new DOMException('signal timed out', 'TimeoutError'));
  expect(await asked).toEqual({ ok: false, failure: { kind: 'network' } });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
});
