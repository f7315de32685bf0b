import { expect, test } from 'vitest';
import { prefetchAllowed } from './prefetch-allowed.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0';

test.each([
  [{ userAgent }, true],
  [{ userAgent, connection: {} }, true],
  [{ userAgent, connection: { effectiveType: '4g' } }, true],
  [{ userAgent, connection: { effectiveType: '3g' } }, true],
  [{ userAgent, connection: { effectiveType: '2g' } }, false],
  [{ userAgent, connection: { effectiveType: 'slow-2g' } }, false],
  [{ userAgent, connection: { effectiveType: '4g', saveData: true } }, false],
  [{ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  [{ userAgent: 'SomeSpider/1' }, false],
])('%j: %s (F-1, RUN-017, RUN-018, RUN-019)', (conditions, allowed) => {
  expect(prefetchAllowed(conditions)).toBe(allowed);
});
