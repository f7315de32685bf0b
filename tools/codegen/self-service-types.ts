import type { Endpoint } from '@bluebird-bay/commerce/self-service/endpoint.ts';
import { sentSchema } from '@bluebird-bay/commerce/self-service/openapi-document.ts';
import { ENDPOINTS } from '@bluebird-bay/commerce/self-service/self-service-contract.ts';
import { schemaType } from './schema-type.ts';

const PREFIX = '/services/';
/** What stands for a part of an address that differs. */
const ANY = `\${string}`;

const typeOf = (schema: Endpoint['answer']): string => schemaType(sentSchema(schema));

function endpointType({ path, method, summary, body, answer }: Endpoint): string {
  const addressed = path.slice(PREFIX.length).replace(/\{\w+\}/g, ANY);
  const key = addressed.includes('$') ? `[path: \`${addressed}\`]` : JSON.stringify(addressed);
  return `  /** ${summary} */\n  ${key}: { method: '${method}'; body: ${body ? typeOf(body) : 'undefined'}; answer: ${typeOf(answer)} };`;
}

/** The types of what a browser may ask of self-service, by address. */
export function selfServiceTypes(): string {
  return `/** What self-service can be asked. */\nexport interface SelfServiceEndpoints {\n${ENDPOINTS.map(endpointType).join('\n')}\n}\n`;
}
