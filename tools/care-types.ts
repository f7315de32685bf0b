import { DOORS, type Door } from '@bluebird-bay/commerce/care/care-contract.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import { schemaType } from './schema-type.ts';

const PREFIX = '/services/';
/** What stands for a part of an address that differs. */
const ANY = `\${string}`;

/** What is sent and answered, as it travels. Rules that a type has no word for are the server's to check. */
const typeOf = (schema: Door['answer']): string =>
  schemaType(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));

function doorType({ path, method, summary, body, answer }: Door): string {
  const asked = path.slice(PREFIX.length).replace(/\{\w+\}/g, ANY);
  const key = asked.includes('$') ? `[path: \`${asked}\`]` : JSON.stringify(asked);
  return `  /** ${summary} */\n  ${key}: { method: '${method}'; body: ${body ? typeOf(body) : 'undefined'}; answer: ${typeOf(answer)} };`;
}

/** The types of what a browser may ask of customer care, by address. */
export function careTypes(): string {
  return `/** What customer care can be asked. */\nexport interface CareDoors {\n${DOORS.map(doorType).join('\n')}\n}\n`;
}
