import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedReviews } from '../reviews/seed-reviews.ts';
import { createServices, type Services } from '../services.ts';
import { aReviewedProduct } from '../testing/a-reviewed-product.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { openApiDocument } from './openapi-document.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const TOP = 'kaila-top-wildflowers';
const EMAIL = 'marina@students.example.edu';
const JSON_TYPE = { 'content-type': 'application/json' };
const CUSTOMER = { authorization: 'Bearer anas', 'x-user-id': '7' };
const [entry] = [{ handle: 'kaila-top-wildflowers', variants: [{ id: '1' }] }];

describe('what the services promise', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  let token = '';
  let listToken = '';
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    await seedReviews(test.db, [aReviewedProduct(TOP)]);
    services = createServices({
      db: test.db,
      provenEmailOf: async () => EMAIL,
      customerOf: async (given) => (given === 'anas' ? 'gid://shopify/Customer/7' : undefined),
      students: {
        code: 'STUDENT30',
        invite: async (_, sent) => {
          token = sent;
        },
        grant: async () => undefined,
      },
      club: {
        profileOf: async () => ({ id: '7', email: EMAIL, createdAt: '2026-06-01T10:00:00Z' }),
        productOf: async () => undefined,
        codeMaker: { make: async () => true, withdraw: async () => true },
        sendEmail: async () => undefined,
      },
      sendListEmail: async (letter) => {
        listToken = letter.token;
      },
      webhookSecret: 'a secret of some length',
      log: silentLog,
    });
  });
  afterAll(() => test.close());

  const ask = (path: string, init: RequestInit = {}) => services.fetch(new Request(`http://shop.example${path}`, init));

  it('is in the document that is served, each thing that can be asked', async () => {
    const response = await ask('/services/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    const document = await response.json();
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const promised = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(promised.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('says of every part what the check says of it', async () => {
    const { parameters } = JSON.parse(JSON.stringify(openApiDocument())).paths['/services/reviews'].get;
    const star = parameters.find(({ name }: { name: string }) => name === 'star');
    expect(star).toEqual({
      name: 'star',
      in: 'query',
      required: false,
      explode: false,
      schema: { type: 'integer', minimum: 1, maximum: 5 },
    });
    expect((await ask('/services/reviews?star=5')).status).toBe(200);
    expect((await ask('/services/reviews?star=6')).status).toBe(400);
    expect((await ask('/services/reviews?star=1.5')).status).toBe(400);
  });

  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s is there', async (_, operation) => {
    const { method, path } = operation;
    const answer = await ask(path, { method, ...(method === 'POST' && { body: '{}', headers: JSON_TYPE }) });
    expect([404, 405]).not.toContain(answer.status);
    const other = await ask(path, { method: 'DELETE' });
    expect(other.status).toBe(405);
    expect(other.headers.get('allow')).toContain(method);
    expect(other.headers.get('cache-control')).toBe('no-store');
  });

  const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...JSON_TYPE, ...headers },
  });
  const queryParameters: ReadonlyArray<readonly [string, string, () => RequestInit]> = [
    ['listReviews', `/services/reviews?product=${TOP}&first=3`, () => ({})],
    ['listReviews', '/services/reviews', () => ({})],
    ['listRatings', `/services/ratings?products=${TOP},nobody-knows`, () => ({})],
    ['listOwnReviews', '/services/own-reviews', () => ({ headers: CUSTOMER })],
    ['exportAddress', '/services/address/export', () => ({ headers: CUSTOMER })],
    ['askForStock', '/services/back-in-stock', () => post({ variant: 'gid://shopify/ProductVariant/1', email: EMAIL })],
    ['askForList', '/services/lists', () => post({ list: 'sale', email: EMAIL })],
    ['answerListLetter', '/services/lists/answer', () => post({ token: listToken, wanted: true })],
    ['readLists', '/services/lists/chosen', () => post({ token: listToken })],
    ['chooseList', '/services/lists/choose', () => post({ token: listToken, list: 'newsletter', wanted: true })],
    ['leaveList', `/services/lists/leave?token=${'x'.repeat(32)}`, () => ({ method: 'POST' })],
    [
      'sendMessage',
      '/services/messages',
      () => post({ topic: 'order', name: 'Ana', email: EMAIL, message: 'Where is it?' }),
    ],
    ['askForStudentCode', '/services/student-discount', () => post({ email: EMAIL })],
    ['confirmStudent', '/services/student-discount/confirm', () => post({ token })],
    ['readWishlist', '/bb-wishlist', () => ({ headers: CUSTOMER })],
    ['writeWishlist', '/bb-wishlist', () => post([entry], CUSTOMER)],
    ['readClub', '/services/club', () => ({ headers: CUSTOMER })],
    ['redeemPoints', '/services/club/rewards', () => post({ reward: 'off-5', key: 'a-key-of-8' }, CUSTOMER)],
    ['readStatement', '/services/club/statement?filter=all', () => ({ headers: CUSTOMER })],
    ['readOrderPoints', '/services/club/order-points?order=1', () => ({ headers: CUSTOMER })],
    ['readRewards', '/services/club/rewards', () => ({ headers: CUSTOMER })],
    ['undoRedemption', '/services/club/rewards/undo', () => post({ redemption: 1 }, CUSTOMER)],
    ['readReferrals', '/services/club/referrals', () => ({ headers: CUSTOMER })],
    ['claimReferral', '/services/club/referrals', () => post({ code: 'WAVE-22222' }, CUSTOMER)],
    ['tellBirthday', '/services/club/birthday', () => post({ birthday: '06-21' }, CUSTOMER)],
    ['chooseClubEmails', '/services/club/emails', () => post({ wanted: true }, CUSTOMER)],
    ['exportClub', '/services/club/export', () => ({ headers: CUSTOMER })],
    ['unsubscribeFromClub', `/services/club/unsubscribe?token=${'x'.repeat(32)}`, () => ({ method: 'POST' })],
  ];
  it.each(queryParameters)('%s answers what it promises: %s', async (id, path, init) => {
    const operation: Operation | undefined = OPERATIONS.find((known) => known.id === id);
    const answer = await ask(path, init());
    expect(answer.status).toBe(operation?.status);
    const body = await answer.json();
    expect(operation?.answer && v.parse(operation.answer, body)).toEqual(body);
  });

  it('would notice an answer that says more, or less', () => {
    const schema = OPERATIONS[0].answer;
    const whole = { reviews: [], pageInfo: { hasNextPage: false, endCursor: null }, rating: null, sizes: [] };
    expect(v.parse(schema, whole)).toEqual(whole);
    expect(v.parse(schema, { ...whole, email: EMAIL })).not.toHaveProperty('email');
    expect(() => v.parse(schema, { ...whole, sizes: undefined })).toThrow();
  });
});
