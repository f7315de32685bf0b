/** A record that says which type of an interface or union it is; the executor asks for nothing else. */
export type Typed<Name extends string, Source> = Source & { __typename: Name };

/** Names the type of a record where the schema leaves several open. */
export function typed<Name extends string, Source extends object>(name: Name, source: Source): Typed<Name, Source> {
  return { ...source, __typename: name };
}

const PREFIX = 'gid://shopify/';

/** A global id as the Storefront API writes it: 'gid://shopify/Product/12'. */
export function globalId(type: string, id: number | string): string {
  return `${PREFIX}${type}/${id}`;
}

/** Type and rest of a global id ('Product', '12'); undefined for anything else. */
export function parseGlobalId(text: string): { type: string; rest: string } | undefined {
  const match = /^gid:\/\/shopify\/([A-Za-z]{1,40})\/(.{1,500})$/.exec(text);
  const [, type, rest] = match ?? [];
  return type !== undefined && rest !== undefined ? { type, rest } : undefined;
}

/** The row number in a global id of the given type; undefined for another type or anything that is not a number of ours. */
export function rowIdOf(type: string, text: string): number | undefined {
  const parsed = parseGlobalId(text);
  if (parsed?.type !== type || !/^[1-9]\d{0,14}$/.test(parsed.rest)) return undefined;
  return Number(parsed.rest);
}
