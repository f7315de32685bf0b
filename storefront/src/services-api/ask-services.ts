import type { ReadableServices, TellableServices } from './generated/services.ts';

/** Why a service gave nothing. `refused` means what was sent will not do; asking again is pointless. */
export interface ServicesFailure {
  kind: 'network' | 'too-many' | 'refused' | 'server';
  /** Which field was refused. */
  field?: string;
}

export type ServicesResult<Value> = { ok: true; value: Value } | { ok: false; failure: ServicesFailure };

const PATIENCE_MS = 15_000;

async function failureOf(response: Response): Promise<ServicesFailure> {
  if (response.status >= 500) return { kind: 'server' };
  const answer = await response.json().catch(() => undefined);
  const { code, field }: { code?: unknown; field?: unknown } = answer?.error ?? {};
  // A shop that is full for everybody: nobody has asked too often.
  if (code === 'BUSY') return { kind: 'server' };
  if (response.status === 429) return { kind: 'too-many' };
  return { kind: 'refused', ...(typeof field === 'string' && { field }) };
}

async function ask<Value>(path: string, init?: RequestInit): Promise<ServicesResult<Value>> {
  try {
    const response = await fetch(`/services/${path}`, init);
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const value: Value = await response.json();
    return { ok: true, value };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

type ReadName = keyof ReadableServices;
type TellName = keyof TellableServices;

/** What a service answers: `ServiceAnswer<'reviews'>`. */
export type ServiceAnswer<Name extends ReadName> = ReadableServices[Name]['answer'];

/** A question in which a part may be said to be left out. */
type Open<Question> = {
  [Key in keyof Question]: Question[Key] | (undefined extends Question[Key] ? undefined : never);
};

/** A signed-in customer, for what only they may do. */
export interface ServicesCustomer {
  /** The plain id. */
  owner: string;
  /** Proves it. */
  token: string;
}

const proofOf = (customer: ServicesCustomer | undefined): Record<string, string> =>
  customer ? { 'x-user-id': customer.owner, authorization: `Bearer ${customer.token}` } : {};

/** Reads from the shop's own services: `readService('reviews', { product })`, `by` a customer what is theirs. Never throws. */
export function readService<Name extends ReadName>(
  name: Name,
  question: Open<ReadableServices[Name]['question']>,
  signal?: AbortSignal,
  by?: ServicesCustomer,
): Promise<ServicesResult<ServiceAnswer<Name>>> {
  const asked = Object.entries(question).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return ask(`${name}?${new URLSearchParams(asked)}`, { ...(signal && { signal }), headers: proofOf(by) });
}

/** Sends something to the shop's own services, `by` a customer where it takes one. Never throws. */
export function tellService<Name extends TellName>(
  name: Name,
  body: TellableServices[Name]['body'],
  by?: ServicesCustomer,
): Promise<ServicesResult<TellableServices[Name]['answer']>> {
  return ask(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proofOf(by) },
    body: JSON.stringify(body),
    // A line that has gone quiet is told of, and its button comes back: what is sent twice is kept once.
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
