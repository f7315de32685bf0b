import { readSchema, sentSchema } from '@bluebird-bay/services/contract/openapi-document.ts';
import type { Operation, Schema } from '@bluebird-bay/services/contract/operation.ts';
import { OPERATIONS } from '@bluebird-bay/services/contract/operations.ts';
import { schemaType } from './schema-type.ts';

const PREFIX = '/services/';

/** What is asked by an address: everything a browser may leave out is optional, whatever comes of it. */
function questionType(query: Schema): string {
  const { required: _, ...read } = readSchema(query);
  return schemaType({ ...read, required: sentSchema(query).required ?? [] });
}

function operationType({ path, query, body, answer }: Operation): string {
  const parts = [
    `question: ${query ? questionType(query) : '{}'}`,
    `body: ${body ? schemaType(sentSchema(body)) : 'undefined'}`,
    `answer: ${answer ? schemaType(sentSchema(answer)) : 'null'}`,
  ];
  return `  ${JSON.stringify(path.slice(PREFIX.length))}: { ${parts.join('; ')} };`;
}

function services(name: string, description: string, method: Operation['method']): string {
  const operations: readonly Operation[] = OPERATIONS;
  const readable = operations.filter(
    (operation) => operation.access !== 'provider' && operation.method === method && operation.path.startsWith(PREFIX),
  );
  return `/** ${description} */\nexport interface ${name} {\n${readable.map(operationType).join('\n')}\n}\n`;
}

/** The types of what a browser may ask of the services, by name. */
export function servicesTypes(): string {
  return [
    services('ReadableServices', 'What can be read.', 'GET'),
    services('TellableServices', 'What can be told.', 'POST'),
  ].join('\n');
}
