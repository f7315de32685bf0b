import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import { isAbstractType, isObjectType } from 'graphql/index.js';
import { type FieldCoverage, fieldCoverage, resolvedSchema } from '../../graphql/provider-schema.ts';
import { HOSTED_RULES } from '../conformance/rules/all-rules.ts';
import type { HostedRule } from '../conformance/rules/hosted-rule.ts';
import { askedFields } from './asked-fields.ts';

/** Where the page stands in the repository. */
export const COVERAGE_PAGE = 'docs/storefront-api-coverage.md';

const count = (fields: readonly FieldCoverage[]): number => fields.filter((field) => field.implemented).length;

const names = (fields: readonly FieldCoverage[]): string =>
  fields.length === 0 ? '–' : fields.map(({ field }) => `\`${field}\``).join(', ');

function tableRow(type: string, fields: readonly FieldCoverage[], asked: ReadonlySet<string>): string {
  const done = fields.filter((field) => field.implemented);
  const isAsked = ({ field }: FieldCoverage): boolean => asked.has(`${type}.${field}`);
  return `| ${[
    `\`${type}\``,
    `${done.length} of ${fields.length}`,
    names(done.filter(isAsked)),
    names(done.filter((field) => !isAsked(field))),
    names(fields.filter((field) => !field.implemented)),
  ].join(' | ')} |`;
}

const ruleRow = ({ rule, says, hosted }: HostedRule): string => `| ${rule} | ${says} | ${hosted ?? 'the same'} |`;

/** The page, worked out from the pinned schema, the resolver map, and what the conformance tests ask and try. */
export function coveragePage(): string {
  const schema = resolvedSchema();
  const asked = askedFields();
  const fields = fieldCoverage(schema);
  const byType = Map.groupBy(fields, (field) => field.type);
  const begun = [...byType].filter(([, own]) => count(own) > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const untouched = [...byType].filter(([, own]) => count(own) === 0).map(([type]) => type);
  const types = Object.values(schema.getTypeMap());
  return `# Storefront API coverage

What of the Storefront API ${API_VERSION} the embedded provider answers, and in which shapes. Printed by
\`node commerce/testing/coverage/print-coverage.ts\` from the resolver map, from the documents that
\`commerce/testing/conformance/conformance.db.test.ts\` sends and from the rules that
\`commerce/testing/conformance/hosted-rules.db.test.ts\` tries; a test holds this page to them.

The whole schema is executed. A field without a resolver answers the error code \`NOT_IMPLEMENTED\` with its coordinate
(\`Metafield.updatedAt\`), never a silent null; so does an argument that nothing reads (\`Customer.orders(query:)\`).

## Shapes of answers

Each line is a test, asked over HTTP of the provider on PostgreSQL. The number is the rule's in what is known of the hosted provider
(§: a section of the same), the last column what it does where ours differs knowingly. ${HOSTED_RULES.length} are tried, ${HOSTED_RULES.filter(({ hosted }) => hosted).length} differ.

| rule | here | the hosted provider |
| --- | --- | --- |
${HOSTED_RULES.map(ruleRow).join('\n')}

Beyond these, every language is answered in English, every buyer sees the same catalogue at the same prices, an outage is 500 or 503
and not 200 (a client must not take it for an empty cart), ids of customers' addresses hold no access token, and \`withCarrierRates\` adds
nothing, for all ways of delivery have prices of the shop's own.

## Fields

- object types: ${types.filter(isObjectType).filter((type) => !type.name.startsWith('__')).length}, interfaces and unions: ${types.filter(isAbstractType).length}
- fields answered: ${count(fields)} of ${fields.length}
- types begun: ${begun.length}
- fields that the documents of storefronts of the hosted provider ask for: ${asked.size}, each answered but of types that nothing in the shop is of (selling plans)

| type | answered | asked by a document | answered besides | not implemented |
| --- | --- | --- | --- | --- |
${begun.map(([type, own]) => tableRow(type, own, asked)).join('\n')}

## Types nothing leads to yet

${untouched
  .sort()
  .map((type) => `\`${type}\``)
  .join(', ')}
`;
}
