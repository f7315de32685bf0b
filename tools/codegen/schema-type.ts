/** As much of a JSON Schema as the services' schemas use. */
export interface TypeSchema {
  type?: unknown;
  enum?: unknown;
  const?: unknown;
  anyOf?: unknown;
  properties?: unknown;
  required?: unknown;
  additionalProperties?: unknown;
  items?: unknown;
  prefixItems?: unknown;
  description?: unknown;
}

const isSchema = (value: unknown): value is TypeSchema => typeof value === 'object' && value !== null;
const schemas = (value: unknown): TypeSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function arrayType({ items, prefixItems }: TypeSchema): string {
  const tuple = schemas(prefixItems ?? items);
  if (tuple.length > 0) return `readonly [${tuple.map(schemaType).join(', ')}]`;
  return `ReadonlyArray<${isSchema(items) ? schemaType(items) : 'unknown'}>`;
}

function objectType({ properties, required, additionalProperties }: TypeSchema): string {
  const known = isSchema(properties) ? Object.entries(properties).filter((entry) => isSchema(entry[1])) : [];
  const needed = new Set(Array.isArray(required) ? required : []);
  if (known.length === 0 && isSchema(additionalProperties))
    return `Readonly<Record<string, ${schemaType(additionalProperties)}>>`;
  const lines = known.map(([name, schema]) => {
    const description = typeof schema.description === 'string' ? `/** ${schema.description} */ ` : '';
    return `${description}readonly ${JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${schemaType(schema)};`;
  });
  return `{ ${lines.join(' ')} }`;
}

/** A JSON Schema as a TypeScript type. Throws on one it has no type for: a guess would be believed. */
export function schemaType(schema: TypeSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schemas(schema.anyOf).map(schemaType).join(' | ');
  if (schema.type === 'array') return arrayType(schema);
  if (schema.type === 'object') return objectType(schema);
  const plain = typeof schema.type === 'string' ? PLAIN[schema.type] : undefined;
  if (!plain) throw new Error(`There is no type for ${JSON.stringify(schema)}.`);
  return plain;
}
