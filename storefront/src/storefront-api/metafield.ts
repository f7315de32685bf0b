/** What a metafield holds as JSON; what a shop of others keeps under its name may be anything. */
function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The fields of a metafield that holds an object; none where it does not. */
export const fieldsIn = (text: string | null | undefined): Record<string, unknown> => fieldsOf(parsed(text));

/** The list a metafield holds; empty where it holds none. */
export function listIn(text: string | null | undefined): readonly unknown[] {
  const list = parsed(text);
  return Array.isArray(list) ? list : [];
}

/** An amount as metafields of type `money` say it. */
export function moneyOf({ amount, currency_code: currencyCode }: Record<string, unknown>) {
  return typeof amount === 'string' && typeof currencyCode === 'string' ? { amount, currencyCode } : undefined;
}

/** The amount a metafield of type `money` holds. */
export const moneyIn = (text: string | null | undefined) => moneyOf(fieldsIn(text));
