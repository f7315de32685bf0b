import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildClientSchema, printSchema } from 'graphql';
import { SCHEMA_FILE } from './api.ts';

/** SHA-256 of the introspection result this contract is printed from; see README.md. */
const PINNED_SHA256 = 'e7c70dbfbcd8c367826e3d9d743e6f3c9be0b6a6da9261d7640d4f5fcf78a08a';

const source = process.argv[2];
if (!source) {
  console.error('Usage: node contract/print-schema.ts <path to storefront.schema.json>');
  process.exit(1);
}
const bytes = readFileSync(source);
const hash = createHash('sha256').update(bytes).digest('hex');
if (hash !== PINNED_SHA256) {
  console.error(`${source} has SHA-256 ${hash}; this contract is pinned to ${PINNED_SHA256}.`);
  process.exit(1);
}
const schema = buildClientSchema(JSON.parse(bytes.toString('utf8')));
const withoutDescriptions = printSchema(schema).replace(/^ *"""[\s\S]*?"""\n/gm, '');
writeFileSync(new URL(SCHEMA_FILE, import.meta.url), `${withoutDescriptions.trim()}\n`);
