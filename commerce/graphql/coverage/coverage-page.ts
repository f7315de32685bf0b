import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import { isAbstractType, isObjectType } from 'graphql/index.js';
import { type FieldCoverage, fieldCoverage, resolvedSchema } from '../provider-schema.ts';

/** Where the page stands in the repository. */
export const COVERAGE_PAGE = 'docs/storefront-api-coverage.md';

const count = (fields: readonly FieldCoverage[]): number => fields.filter((field) => field.implemented).length;

const names = (fields: readonly FieldCoverage[]): string =>
  fields.length === 0 ? '–' : fields.map(({ field }) => `\`${field}\``).join(', ');

function tableRow(type: string, fields: readonly FieldCoverage[]): string {
  const missing = fields.filter((field) => !field.implemented);
  const done = fields.filter((field) => field.implemented);
  return `| \`${type}\` | ${done.length} of ${fields.length} | ${names(done)} | ${names(missing)} |`;
}

/** The page, worked out from the resolver map and the pinned schema. */
export function coveragePage(): string {
  const schema = resolvedSchema();
  const fields = fieldCoverage(schema);
  const byType = Map.groupBy(fields, (field) => field.type);
  const begun = [...byType].filter(([, own]) => count(own) > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const untouched = [...byType].filter(([, own]) => count(own) === 0).map(([type]) => type);
  const types = Object.values(schema.getTypeMap());
  return `# Storefront API coverage

Which fields of the Storefront API ${API_VERSION} the embedded provider answers. Printed from its resolver map by
\`node commerce/graphql/coverage/print-coverage.ts\`; a test holds this page to it.

The whole schema is executed. A field without a resolver answers the error code \`NOT_IMPLEMENTED\` with its coordinate
(\`Metafield.updatedAt\`), never a silent null; so do inputs that nothing reads (\`Customer.orders(query:)\`,
\`CartBuyerIdentityInput.preferences\`, \`ProductFilter.category\`, \`ProductFilter.taxonomyMetafield\`).

Where an answer differs from the hosted provider's:

- every language is answered in English, and every buyer sees the same catalogue at the same prices;
- pictures come whole: a \`crop\` gets one large enough to fill the frame, for the browser to crop;
- \`withCarrierRates\` adds nothing: all ways of delivery have prices of the shop's own.

- object types: ${types.filter(isObjectType).filter((type) => !type.name.startsWith('__')).length}, interfaces and unions: ${types.filter(isAbstractType).length}
- fields answered: ${count(fields)} of ${fields.length}
- types begun: ${begun.length}

| type | answered | fields | not implemented |
| --- | --- | --- | --- |
${begun.map(([type, own]) => tableRow(type, own)).join('\n')}

## Types nothing leads to yet

${untouched
  .sort()
  .map((type) => `\`${type}\``)
  .join(', ')}
`;
}
