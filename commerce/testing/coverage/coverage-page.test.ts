import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldCoverage, providerSchema, resolvedSchema } from '../../graphql/provider-schema.ts';
import { askedFields } from './asked-fields.ts';
import { COVERAGE_PAGE, coveragePage } from './coverage-page.ts';

describe('the coverage page', () => {
  it('is what schema, documents and rules say; if not: node commerce/testing/coverage/print-coverage.ts', () => {
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

describe('what conformance documents ask for', () => {
  it('is counted through fragments and inline fragments, and nothing else is', () => {
    const asked = askedFields();
    for (const field of ['Product.encodedVariantExistence', 'QueryRoot.predictiveSearch', 'Mutation.cartLinesAdd'])
      expect([field, asked.has(field)]).toEqual([field, true]);
    expect(asked.has('QueryRoot.cartCompletionAttempt')).toBe(false);
  });

  it('is answered, but for types that nothing in the shop is of', () => {
    const answered = fieldCoverage(resolvedSchema()).filter(({ implemented }) => implemented);
    const fields = new Set(answered.map(({ type, field }) => `${type}.${field}`));
    const begun = new Set(answered.map(({ type }) => type));
    const ofBegun = [...askedFields()].filter((field) => begun.has(field.replace(/\..*/, '')));
    expect(ofBegun.filter((field) => !fields.has(field))).toEqual([]);
    expect(ofBegun.length).toBeGreaterThan(300);
  });
});

describe('the executed schema', () => {
  it('leaves no field to the executor', () => {
    expect(fieldCoverage(providerSchema()).filter((field) => !field.implemented)).toEqual([]);
  });
});
