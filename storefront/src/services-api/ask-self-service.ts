import type { SelfServiceEndpoints } from './generated/self-service.ts';

/** Why something was not done: `away` when no answer came, else the endpoint's own code. */
export interface SelfServiceRefusal {
  code: string;
  message: string;
}

export type SelfServiceAnswer<Data> = { ok: true; data: Data } | { ok: false; refusal: SelfServiceRefusal };

type SelfServicePath = keyof SelfServiceEndpoints;

/** What self-service answers: `SelfServiceAnswerOf<'orders/find'>`. */
export type SelfServiceAnswerOf<Path extends SelfServicePath> = SelfServiceEndpoints[Path]['answer'];

/** `token` proves who asks; it travels in a header, never in an address. */
interface SelfServiceProof {
  token?: string;
}

/** What may be left out is left out. */
type SelfServiceQuestion<Path extends SelfServicePath> = SelfServiceProof &
  (SelfServiceEndpoints[Path]['body'] extends undefined
    ? { body?: undefined }
    : Pick<SelfServiceEndpoints[Path], 'body'>) &
  ('POST' extends SelfServiceEndpoints[Path]['method']
    ? Pick<SelfServiceEndpoints[Path], 'method'>
    : { method?: 'GET' });

const TIMEOUT_MS = 12_000;

/** What is said wherever no answer came. */
export const UNREACHABLE = 'We could not reach the bay. Check your connection and try again.';

const AWAY: SelfServiceRefusal = { code: 'AWAY', message: UNREACHABLE };

/** Asks self-service, for what the provider's API has no call for: `askSelfService('account/orders', { token })`. Never throws. */
export async function askSelfService<Path extends SelfServicePath>(
  path: Path,
  { token, body, method = 'GET' }: SelfServiceQuestion<Path>,
): Promise<SelfServiceAnswer<SelfServiceAnswerOf<Path>>> {
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
    const read: { error?: SelfServiceRefusal } & SelfServiceAnswerOf<Path> = await answer.json();
    if (answer.ok) return { ok: true, data: read };
    return { ok: false, refusal: read.error ?? AWAY };
  } catch {
    return { ok: false, refusal: AWAY };
  }
}
