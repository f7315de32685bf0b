import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aReviewedProduct } from '../../testing/a-reviewed-product.ts';
import { sampleVersion } from './sample-version.ts';

const top = aReviewedProduct('kaila-top-wildflowers');

it('changes with the products, but not with what reviews do not read of them', () => {
  expect(sampleVersion([{ ...top }])).toBe(sampleVersion([top]));
  expect(sampleVersion([Object.assign({}, top, { price: 4200 })])).toBe(sampleVersion([top]));
  expect(sampleVersion([{ ...top, tags: ['new'] }])).not.toBe(sampleVersion([top]));
  expect(sampleVersion([top, aReviewedProduct('cove-bottoms-zebra')])).not.toBe(sampleVersion([top]));
});

it('changes with the files that write reviews, but not with their tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bluebird-bay-writers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'tone.ts'), 'calm');
  const before = sampleVersion([top], folder);
  writeFileSync(join(folder, 'tone.test.ts'), 'is calm');
  expect(sampleVersion([top], folder)).toBe(before);
  writeFileSync(join(folder, 'tone.ts'), 'loud');
  expect(sampleVersion([top], folder)).not.toBe(before);
});
