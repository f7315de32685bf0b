import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldCoverage, providerSchema, resolvedSchema } from '../provider-schema.ts';
import { COVERAGE_PAGE, coveragePage } from './coverage-page.ts';

describe('the coverage page', () => {
  it('is what the resolver map says; if not: node commerce/graphql/coverage/print-coverage.ts', () => {
    const written = readFileSync(new URL(`../../../${COVERAGE_PAGE}`, import.meta.url), 'utf8');
    expect(written).toBe(coveragePage());
  });

  it('tells answered fields from those that are not', () => {
    const find = (type: string, field: string) =>
      fieldCoverage(resolvedSchema()).find((entry) => entry.type === type && entry.field === field)?.implemented;
    expect(find('Product', 'title')).toBe(true);
    expect(find('Metafield', 'updatedAt')).toBe(false);
    expect(find('QueryRoot', 'cartCompletionAttempt')).toBe(false);
    expect(find('Mutation', 'customerAccessTokenCreateWithMultipass')).toBe(false);
  });
});

describe('the executed schema', () => {
  it('leaves no field to the executor', () => {
    expect(fieldCoverage(providerSchema()).filter((field) => !field.implemented)).toEqual([]);
  });
});
