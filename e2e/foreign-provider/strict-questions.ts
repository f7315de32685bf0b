import { readFileSync } from 'node:fs';
import { API_VERSION, SCHEMA_FILE } from '@bluebird-bay/contract/api.ts';
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql';
import { costOf } from './cost-of.ts';

/** Whoever asks, as HTTP says it. */
export interface Asking {
  query: string;
  variables: Record<string, unknown>;
  /** What they were let in with. */
  by: 'public' | 'private' | 'nothing';
  /** For whom a server asks, where it says so. */
  buyer: string | undefined;
}

/** What was asked and what came of it; a test looks through these. */
export interface Seen {
  operation: string;
  cost: number;
  by: Asking['by'];
  buyer: string | undefined;
  /** Why it was refused by the schema or a limit; what a shopper may get wrong is not in here. */
  faults: string[];
}

/** The schema as it was published, and nothing else. */
export const published = buildSchema(readFileSync(new URL(`../../contract/${SCHEMA_FILE}`, import.meta.url), 'utf8'));
/** A version long gone is served as the oldest that is not. */
export const LATER = `${Number(API_VERSION.slice(0, 4)) + 1}-01`;
const MOST_IN_A_LIST = 250;
const MOST_COST = 30_000;
/** Without a token the provider executes no more than this. */
const MOST_COST_WITHOUT_TOKEN = 1_000;

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

const longLists = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > MOST_IN_A_LIST || value.some(longLists)
    : typeof value === 'object' && value !== null && Object.values(value).some(longLists);

/** Why a document is not executed: by the schema as published, or by a limit. */
function refusalOf(document: DocumentNode, { variables, by }: Asking, cost: number) {
  const mostCost = by === 'nothing' ? MOST_COST_WITHOUT_TOKEN : MOST_COST;
  const invalid = validate(published, document).map(({ message }) => message);
  if (invalid.length > 0) return { code: 'undefinedField', messages: invalid };
  if (longLists(variables)) return { code: 'MAX_INPUT_SIZE_EXCEEDED', messages: ['The input array is too long.'] };
  return cost > mostCost
    ? { code: 'MAX_COMPLEXITY_EXCEEDED', messages: ['Complexity exceeded'], more: { cost, maxCost: mostCost } }
    : undefined;
}

/** A question as the provider takes it: to be executed, or refused with what is said then. Either way `seen` has it. */
export type Taken = { entry: Seen } & ({ document: DocumentNode } | { refused: { errors: object[] } });

/** Reads what is asked, holds it against the schema and the limits, and notes it. */
export function takeQuestion(asking: Asking, seen: Seen[]): Taken {
  const { by, buyer, variables } = asking;
  const document = parsed(asking.query);
  if (!document) {
    const entry: Seen = { operation: '?', cost: 0, by, buyer, faults: ['syntax error'] };
    seen.push(entry);
    return { entry, refused: { errors: [{ message: 'syntax error', extensions: { code: 'PARSE_ERROR' } }] } };
  }
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const cost = costOf(document, variables);
  const entry: Seen = { operation: operation?.name?.value ?? 'nameless', cost, by, buyer, faults: [] };
  seen.push(entry);
  // A server that does not say for whom it asks is one busy shopper, and its shoppers are nobody at the checkout.
  if (by === 'private' && !buyer && 'customerAccessToken' in variables)
    entry.faults.push(`${entry.operation} is about a customer, and does not say for whom it is asked.`);
  const refusal = refusalOf(document, asking, cost);
  if (!refusal) return { entry, document };
  entry.faults.push(...refusal.messages);
  const { code, messages, more } = refusal;
  return { entry, refused: { errors: messages.map((message) => ({ message, extensions: { code, ...more } })) } };
}
