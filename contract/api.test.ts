import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_PATH, API_VERSION, SCHEMA_FILE } from './api.ts';

it('both sides speak one version of the Storefront API, whose schema lies here (CST-001)', () => {
  expect(API_VERSION).toBe('2025-07');
  expect(API_PATH).toBe('/api/2025-07/graphql.json');
  expect(readdirSync(import.meta.dirname).filter((file) => file.endsWith('.graphql'))).toEqual([SCHEMA_FILE]);
});
