import { aNetwork } from '../../testing/a-customer.ts';
import { type ProviderUnderTest, providerUnderTest, SHOP_ORIGIN } from '../../testing/provider-under-test.ts';
import { createSelfService } from '../self-service.ts';

export interface Answer {
  status: number;
  cache: string | null;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by tests
  json: any;
}

/** Asks self-service for `path`, from a network of its own unless told otherwise. */
export type Ask = (path: string, init?: RequestInit, caller?: { address: string }) => Promise<Answer>;

interface SelfServiceUnderTest {
  test: ProviderUnderTest;
  request: Ask;
  /** Closes everything; throws if something was reported that nobody expected. */
  end: () => Promise<void>;
}

/** Self-service on a database of its own. */
export async function selfServiceUnderTest(options: { clock?: () => Date } = {}): Promise<SelfServiceUnderTest> {
  const test = await providerUnderTest();
  const unexpected: unknown[] = [];
  const selfService = createSelfService({
    db: test.db,
    shopOrigin: SHOP_ORIGIN,
    pictureUrl: (spec, width) => `/pictures/${spec}@${width}.webp`,
    parcelSpeed: 1,
    report: (error) => unexpected.push(error),
    ...options,
  });
  return {
    test,
    async request(path, init = {}, caller = aNetwork()) {
      const answer = await selfService.fetch(new Request(`${SHOP_ORIGIN}/services/${path}`, init), caller);
      const text = await answer.text();
      return { status: answer.status, cache: answer.headers.get('cache-control'), text, json: JSON.parse(text) };
    },
    async end() {
      await test.close();
      if (unexpected.length > 0) throw new AggregateError(unexpected, 'Self-service reported what nobody expected.');
    },
  };
}

/** What is posted to self-service. */
export const sentAsJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
