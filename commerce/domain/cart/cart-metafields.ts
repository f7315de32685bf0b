/** A value that others keep on a cart. */
export interface CartMetafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

/** The namespace of a key that names none: the hosted provider gives each app its own, here there is one. */
export const OWN_NAMESPACE = '$app';

/** How many a cart keeps, and how many are taken at once. */
export const MAX_METAFIELDS = 50;
export const MAX_SET = 25;

/** 'custom.engraving' or 'engraving' taken apart; undefined for what cannot be a key. */
export function metafieldName(key: string): Pick<CartMetafield, 'namespace' | 'key'> | undefined {
  const [, namespace, name] = /^(?:([\w$:-]{2,255})\.)?([\w-]{2,64})$/.exec(key) ?? [];
  return name === undefined ? undefined : { namespace: namespace ?? OWN_NAMESPACE, key: name };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isTextList(text: string): boolean {
  if (!isJson(text)) return false;
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The types a cart takes, each with what a value of it looks like. */
const TYPES: Readonly<Record<string, (value: string) => boolean>> = {
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  multi_line_text_field: () => true,
  'list.single_line_text_field': isTextList,
  boolean: (value) => value === 'true' || value === 'false',
  number_integer: (value) => /^-?\d{1,15}$/.test(value),
  number_decimal: (value) => /^-?\d{1,13}(\.\d{1,9})?$/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  date_time: (value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  url: (value) => /^(https?|mailto|sms|tel):/.test(value) && URL.canParse(value),
  json: isJson,
};

export type MetafieldProblem = 'INVALID_TYPE' | 'INVALID_VALUE' | 'BLANK' | 'TOO_LONG';

const LONGEST = 5_000;

/** What keeps a value from being stored. */
export function metafieldProblem({ type, value }: Pick<CartMetafield, 'type' | 'value'>): MetafieldProblem | undefined {
  const fits = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!fits) return 'INVALID_TYPE';
  if (value === '') return 'BLANK';
  if (value.length > LONGEST) return 'TOO_LONG';
  return fits(value) ? undefined : 'INVALID_VALUE';
}

const nameOf = ({ namespace, key }: Pick<CartMetafield, 'namespace' | 'key'>): string => `${namespace}.${key}`;

/** Sets values: a key that is there takes the new one, at its place. */
export function setMetafields(current: readonly CartMetafield[], set: readonly CartMetafield[]): CartMetafield[] {
  return [...new Map([...current, ...set].map((field) => [nameOf(field), field])).values()];
}

/** The values without the one of this name. */
export const withoutMetafield = (
  current: readonly CartMetafield[],
  name: Pick<CartMetafield, 'namespace' | 'key'>,
): CartMetafield[] => current.filter((field) => nameOf(field) !== nameOf(name));
