import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.shopOrigin).toBe('http://localhost:3000');
    expect(config.checkoutHost).toBe('checkout.localhost:3000');
    expect(config.databaseUrl).toBeUndefined();
  });

  it('follows PORT and SHOP_ORIGIN', () => {
    expect(readConfig({ PORT: '8080' }).shopOrigin).toBe('http://localhost:8080');
    expect(readConfig({ SHOP_ORIGIN: 'https://www.bay.example' }).checkoutHost).toBe('checkout.bay.example');
    expect(readConfig({ SHOP_ORIGIN: 'http://127.0.0.1:3000' }).checkoutHost).toBe('');
    expect(() => readConfig({ CHECKOUT_HOST: 'pay.example; script-src *' })).toThrow('CHECKOUT_HOST must be a host');
  });

  it('opens the Storefront API to storefronts elsewhere only when told', () => {
    expect(readConfig({})).toMatchObject({ privateToken: undefined, storefrontOrigins: [], openApi: false });
    expect(readConfig({ OPEN_API: '1' }).openApi).toBe(true);
    expect(readConfig({}).storefrontUrl).toBeUndefined();
    expect(readConfig({ STOREFRONT_URL: 'https://a.example/' }).storefrontUrl).toBe('https://a.example');
    expect(
      readConfig({
        STOREFRONT_PRIVATE_TOKEN: 'shpat_0b1eb12d0b1eb12d',
        STOREFRONT_ORIGINS: 'https://a.example, http://localhost:5173/',
      }),
    ).toMatchObject({
      privateToken: 'shpat_0b1eb12d0b1eb12d',
      storefrontOrigins: ['https://a.example', 'http://localhost:5173'],
    });
  });

  it('keeps drawn pictures beside the other data, or where all processes see them', () => {
    expect(readConfig({ DATA_DIR: '/var/bay' }).picturesDir).toBe('/var/bay/pictures');
    expect(readConfig({ DATA_DIR: '/var/bay', PICTURES_DIR: '/shared' }).picturesDir).toBe('/shared');
  });

  it('keeps drawn pictures in a bucket where all that it takes is said', () => {
    expect(readConfig({}).picturesBucket).toBeUndefined();
    const keys = { PICTURES_S3_ACCESS_KEY: 'key', PICTURES_S3_SECRET_KEY: 'secret' };
    expect(readConfig({ PICTURES_S3_URL: 'https://s3.example/pictures/', ...keys }).picturesBucket).toEqual({
      url: 'https://s3.example/pictures',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    for (const [wrong, sentence] of [
      [keys, 'belong to PICTURES_S3_URL'],
      [{ PICTURES_S3_URL: 'https://s3.example/pictures' }, 'needs PICTURES_S3_ACCESS_KEY'],
      [{ PICTURES_S3_URL: 's3://pictures', ...keys }, 'must be the bucket’s address'],
      [{ PICTURES_S3_URL: 'https://key:secret@s3.example/pictures', ...keys }, 'without the keys'],
    ] as const)
      expect(() => readConfig(wrong)).toThrow(sentence);
  });

  it('takes real money only with both keys of Stripe', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    const keys = { STRIPE_SECRET_KEY: 'sk_test_of_no_account', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
    expect(readConfig(keys).stripe).toEqual({
      secretKey: keys.STRIPE_SECRET_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      apiUrl: undefined,
    });
    for (const [wrong, sentence] of [
      [{ STRIPE_SECRET_KEY: 'pk_test_4eC39HqLyjWD' }, 'begins with sk_ or rk_'],
      [{ STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }, 'needs STRIPE_WEBHOOK_SECRET'],
      [{ STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }, 'belong to STRIPE_SECRET_KEY'],
      [{ ...keys, STRIPE_API_URL: 'nowhere' }, 'STRIPE_API_URL must be an address'],
    ] as const)
      expect(() => readConfig(wrong)).toThrow(sentence);
  });

  it('pushes metrics only where told, to the address OpenTelemetry gives them below the collector’s', () => {
    expect(readConfig({}).operations.otlp).toBeUndefined();
    const told = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b, y=2, authorization=Basic%20dTpw%3D%3D',
    };
    expect(readConfig(told).operations.otlp).toEqual({
      url: 'http://c:4318/v1/metrics',
      headers: { 'x-key': 'a=b', y: '2', authorization: 'Basic dTpw==' },
    });
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ DATABASE_URL: ' ', PORT: '' }).databaseUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: 'sea' }, 'PORT must be a number from 1 to 65535, not "sea".'],
    [{ PORT: '70000' }, 'PORT must be a number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like'],
    [{ SHOP_ORIGIN: 'bay.example' }, 'SHOP_ORIGIN must be an address'],
    [{ SHOP_ORIGIN: 'https://bay.example/shop' }, 'SHOP_ORIGIN must be an address'],
    [{ STOREFRONT_ACCESS_TOKEN: 'secret' }, 'STOREFRONT_ACCESS_TOKEN must be 32 hexadecimal digits.'],
    [{ STOREFRONT_PRIVATE_TOKEN: 'short' }, 'STOREFRONT_PRIVATE_TOKEN must have 16 characters'],
    [{ STOREFRONT_URL: 'a.example' }, 'STOREFRONT_URL must be an address like'],
    [{ STOREFRONT_ORIGINS: 'https://a.example,*' }, 'STOREFRONT_ORIGINS must be an address like'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like'],
    [{ MAIL_FROM: 'hello' }, 'MAIL_FROM must look like'],
    [{ SHOP_EMAIL: 'Bay <a@b.example>' }, 'SHOP_EMAIL must look like'],
    [{ WEBHOOK_URL: 'https://books.example' }, 'WEBHOOK_SECRET must have 16 characters'],
    [{ WEBHOOK_SECRET: 'x'.repeat(16) }, 'WEBHOOK_URL must be an address'],
    [{ COMMERCE_WEBHOOK_SECRET: 'short' }, 'COMMERCE_WEBHOOK_SECRET must have 16 characters'],
    [
      {
        WEBHOOK_URL: 'https://books.example',
        WEBHOOK_SECRET: 'the-same-for-both-ways',
        COMMERCE_WEBHOOK_SECRET: 'the-same-for-both-ways',
      },
      'COMMERCE_WEBHOOK_SECRET must be another than WEBHOOK_SECRET',
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
      'OTEL_EXPORTER_OTLP_HEADERS must look like name=value',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: 'x=100%' },
      'OTEL_EXPORTER_OTLP_HEADERS must look like name=value',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1'],
    [{ PARCEL_SPEED: '-1' }, 'PARCEL_SPEED must be a number'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be production or development'],
  ])('refuses %o in one line', (environment, message) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });
});
