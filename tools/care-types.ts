import { DOORS, type Door } from '@bluebird-bay/commerce/care/care-contract.ts';
import { sentSchema } from '@bluebird-bay/commerce/care/openapi-document.ts';
import { schemaType } from './schema-type.ts';

const PREFIX = '/services/';
/** What stands for a part of an address that differs. */
const ANY = `\${string}`;

const typeOf = (schema: Door['answer']): string => schemaType(sentSchema(schema));

function doorType({ path, method, summary, body, answer }: Door): string {
  const asked = path.slice(PREFIX.length).replace(/\{\w+\}/g, ANY);
  const key = asked.includes('$') ? `[path: \`${asked}\`]` : JSON.stringify(asked);
  return `  /** ${summary} */\n  ${key}: { method: '${method}'; body: ${body ? typeOf(body) : 'undefined'}; answer: ${typeOf(answer)} };`;
}

/** The types of what a browser may ask of customer care, by address. */
export function careTypes(): string {
  return `/** What customer care can be asked. */\nexport interface CareDoors {\n${DOORS.map(doorType).join('\n')}\n}\n`;
}
