/** Why something was not done: `away` when no answer came, else the door's own code. */
export interface CareRefusal {
  code: string;
  message: string;
}

export type CareAnswer<Data> = { ok: true; data: Data } | { ok: false; refusal: CareRefusal };

const TIMEOUT_MS = 12_000;

const AWAY: CareRefusal = { code: 'AWAY', message: 'We could not reach the bay. Check your connection and try again.' };

/**
 * Asks the shop's own doors, for what the provider's API has no call for. The token travels in a header, never in an
 * address. Never throws.
 */
export async function askCare<Data>(
  path: string,
  { token, body, method = 'GET' }: { token?: string; body?: object; method?: 'GET' | 'POST' } = {},
): Promise<CareAnswer<Data>> {
  try {
    const answer = await fetch(`/services/${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read: { error?: CareRefusal } & Data = await answer.json();
    if (answer.ok) return { ok: true, data: read };
    return { ok: false, refusal: read.error ?? AWAY };
  } catch {
    return { ok: false, refusal: AWAY };
  }
}
