import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Ask, selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

describe('what anybody may ask self-service', () => {
  let request: Ask;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ request, end } = await selfServiceUnderTest());
  });
  afterAll(() => end());

  const estimate = (body: object): Promise<Answer> => request('duties', sentAsJson(body));

  it('works out tax and duties as the checkout does', async () => {
    expect((await estimate({ country: 'DE', goods: '119' })).json).toEqual({
      country: 'DE',
      currency: 'EUR',
      goods: '119.0',
      tax: { name: 'VAT', percent: 19, amount: '19.0' },
      duty: null,
      total: '119.0',
    });
    expect((await estimate({ country: 'NO', goods: '4000' })).json).toMatchObject({
      duty: { percent: 10.7, from: '3079.0', amount: '428.0' },
      total: '4428.0',
    });
    expect((await estimate({ country: 'NO', goods: '100' })).json).toMatchObject({
      duty: { amount: '0.0' },
      total: '100.0',
    });
    expect((await estimate({ country: 'US', goods: '100' })).json.tax).toBeNull();
    expect((await estimate({ country: 'US', region: 'CA', goods: '100' })).json.tax).toMatchObject({ percent: 7.25 });
    expect((await estimate({ country: 'JP', goods: '12000' })).json).toMatchObject({
      currency: 'JPY',
      total: '12000.0',
    });
  });

  it('says what will not do for an estimate', async () => {
    expect(await estimate({ country: 'XX', goods: '100' })).toMatchObject({ status: 404 });
    for (const goods of ['', '-3', '1e9', '12,50', '9999999999'])
      expect(await estimate({ country: 'DE', goods }), goods).toMatchObject({
        status: 400,
        json: { error: { message: 'Enter an amount, such as 120.' } },
      });
  });

  it('says how addresses of a country are written', async () => {
    const philippines = await request('address-rules/PH');
    expect(philippines.cache).toBe('public, max-age=86400');
    expect(philippines.json.region.choices).toContainEqual({ code: 'PH-00', name: 'Metro Manila' });
    expect(new RegExp(philippines.json.postcode.pattern).test('1200')).toBe(true);
    expect((await request('address-rules/ES')).json.region).toMatchObject({ required: false, choices: [] });
    for (const country of ['XX', 'ph', '..%2f'])
      expect((await request(`address-rules/${country}`)).status, country).toBe(404);
    expect((await request('account/nothing')).status).toBe(404);
  });
});
