import type { CareDoors } from './generated/care.ts';

/** Why something was not done: `away` when no answer came, else the door's own code. */
export interface CareRefusal {
  code: string;
  message: string;
}

export type CareAnswer<Data> = { ok: true; data: Data } | { ok: false; refusal: CareRefusal };

type CarePath = keyof CareDoors;

/** What customer care answers: `CareAnswerOf<'orders/find'>`. */
export type CareAnswerOf<Path extends CarePath> = CareDoors[Path]['answer'];

/** `token` proves who asks; it travels in a header, never in an address. */
interface CareProof {
  token?: string;
}

/** What may be left out is left out. */
type CareQuestion<Path extends CarePath> = CareProof &
  (CareDoors[Path]['body'] extends undefined ? { body?: undefined } : Pick<CareDoors[Path], 'body'>) &
  ('POST' extends CareDoors[Path]['method'] ? Pick<CareDoors[Path], 'method'> : { method?: 'GET' });

const TIMEOUT_MS = 12_000;

const AWAY: CareRefusal = { code: 'AWAY', message: 'We could not reach the bay. Check your connection and try again.' };

/** Asks customer care, for what the provider's API has no call for: `askCare('account/orders', { token })`. Never throws. */
export async function askCare<Path extends CarePath>(
  path: Path,
  { token, body, method = 'GET' }: CareQuestion<Path>,
): Promise<CareAnswer<CareAnswerOf<Path>>> {
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
    const read: { error?: CareRefusal } & CareAnswerOf<Path> = await answer.json();
    if (answer.ok) return { ok: true, data: read };
    return { ok: false, refusal: read.error ?? AWAY };
  } catch {
    return { ok: false, refusal: AWAY };
  }
}
