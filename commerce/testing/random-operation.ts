import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql/index.js';
import { oneOf, type Random } from './random.ts';

/** What people who mean harm, and people who mean well, type into text fields. */
const TEXTS = [
  'kaila',
  '',
  ' ',
  "'; drop table commerce.cart; --",
  '%',
  '\\',
  '__proto__',
  '{{7*7}}',
  '=cmd|x',
  '🩱🏖️',
  'مرحبا',
  'a\u200bb',
  'x'.repeat(3_000),
  'e\u0301'.repeat(200),
  '</script><svg onload=1>',
  'variants.price:>1 AND (title:* OR -tag:x)',
  'gid://shopify/Product/1',
  'gid://shopify/Cart/x?key=y',
  'gid://shopify/ProductVariant/99999999999999999999',
  'eyJsYXN0X2lkIjoxfQ==',
  '2026-13-45',
  'https://evil.example/',
] as const;
/** Whatever is no global id goes no further than the validation. */
const IDS = [
  'gid://shopify/Product/1',
  'gid://shopify/Cart/x?key=y',
  'gid://shopify/ProductVariant/99999999999999999999',
  "gid://shopify/Collection/1'; drop table commerce.cart; --",
  'gid://shopify/Metaobject/__proto__',
  `gid://shopify/Article/${'9'.repeat(400)}`,
] as const;
const NUMBERS = [0, 1, 2, 24, 250, 251, -1, 2_147_483_647] as const;
const MOST_DEPTH = 5;

function literal(type: GraphQLInputType, random: Random, depth: number): string {
  if (isNonNullType(type)) return literal(type.ofType, random, depth);
  if (random(12) === 0) return 'null';
  if (isListType(type)) {
    const items = Array.from({ length: random(3) }, () => literal(type.ofType, random, depth + 1));
    return `[${items.filter((item) => item !== 'null').join(', ')}]`;
  }
  if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 3 && random(3) === 0),
    );
    return `{ ${fields.map((field) => `${field.name}: ${required(field.type, random, depth + 1)}`).join(', ')} }`;
  }
  switch (type.name) {
    case 'Int':
      return String(oneOf(random, NUMBERS));
    case 'Float':
      return oneOf(random, ['0', '-1.5', '1e9', '19.99']);
    case 'Boolean':
      return oneOf(random, ['true', 'false']);
    case 'ID':
      return JSON.stringify(oneOf(random, random(6) === 0 ? TEXTS : IDS));
    default:
      return JSON.stringify(oneOf(random, TEXTS));
  }
}

/** `null` only where it is allowed. */
function required(type: GraphQLInputType, random: Random, depth: number): string {
  const text = literal(type, random, depth);
  return text === 'null' && isNonNullType(type) ? required(type, random, depth) : text;
}

function argumentsOf(args: readonly GraphQLArgument[], random: Random): string {
  const given = args
    .filter(({ type, name }) => isNonNullType(type) || random(3) === 0 || (name === 'first' && random(4) > 0))
    .map(({ name, type }) => `${name}: ${required(type, random, 0)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

function selection(type: GraphQLObjectType, schema: GraphQLSchema, random: Random, depth: number): string {
  const fields = Object.values(type.getFields());
  const picked = fields.filter(() => random(fields.length) < 4).slice(0, 4);
  const parts = picked.flatMap((field, index) => {
    const named = getNamedType(field.type);
    const call = `f${depth}${index}: ${field.name}${argumentsOf(field.args, random)}`;
    if (!isCompositeType(named)) return [call];
    if (depth >= MOST_DEPTH) return [];
    return [`${call} ${body(named, schema, random, depth + 1)}`];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

function body(type: ReturnType<typeof getNamedType>, schema: GraphQLSchema, random: Random, depth: number): string {
  if (isObjectType(type)) return selection(type, schema, random, depth);
  if (!isAbstractType(type)) return '{ __typename }';
  const [first, ...others] = schema.getPossibleTypes(type);
  if (!first) return '{ __typename }';
  const member = oneOf(random, [first, ...others]);
  return `{ __typename ... on ${member.name} ${selection(member, schema, random, depth)} }`;
}

/** A document that the schema allows, or nearly: fields at random, arguments as hostile as they come. */
export function randomOperation(schema: GraphQLSchema, random: Random): string {
  const kind = random(4) === 0 ? 'mutation' : 'query';
  const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const fields = Object.values(root?.getFields() ?? {});
  const field = fields[random(fields.length)];
  if (!field) return '{ __typename }';
  const named = getNamedType(field.type);
  const inner = isCompositeType(named) ? ` ${body(named, schema, random, 1)}` : '';
  return `${kind} { ${field.name}${argumentsOf(field.args, random)}${inner} }`;
}
