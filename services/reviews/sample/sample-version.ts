import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReviewedProduct } from './reviewed-product.ts';

/** Reviews are written by what stands in here, and by how a rating is averaged and an inch is long. */
const WRITERS = fileURLToPath(new URL('..', import.meta.url));
const LENGTHS = fileURLToPath(import.meta.resolve('@bluebird-bay/contract/length.ts'));

/** What the sample reads of a product, and nothing that came along with it: prices change, reviews do not. */
const asRead = (product: ReviewedProduct): ReviewedProduct => ({
  handle: product.handle,
  kind: product.kind,
  style: product.style,
  print: product.print,
  printTitle: product.printTitle,
  fit: product.fit,
  tags: product.tags,
  variants: product.variants.map(({ size }) => ({ size })),
  arrivedOn: product.arrivedOn,
});

/**
 * Changes with whatever decides what the sample reviews of these products say: the products, and the files that write them.
 * Found in a hundredth of the time that writing them takes, which was most of a second start.
 */
export function sampleVersion(products: readonly ReviewedProduct[], writers: string = WRITERS): string {
  const files = readdirSync(writers, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, LENGTHS]) {
    hash
      .update(`${relative(writers, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.update(JSON.stringify(products.map(asRead))).digest('hex');
}
