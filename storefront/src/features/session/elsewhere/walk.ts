import type { GuardedStorage } from '../../storage/guarded-storage.ts';

const WALK_KEY = 'signInWalk';
/** Nobody takes longer to find a code in their mail, and what is older proves nothing. */
const LASTS_MS = 60 * 60_000;

/** A sign-in on its way: from this tab to the provider's account pages and back. */
export interface Walk {
  /** Comes back with the answer: it is one to this walk. */
  state: string;
  /** Comes back in the id token: it was made for this walk. */
  nonce: string;
  /** Proves to whoever gives out the token that the code was ours to bring. */
  verifier: string;
  /** The page the shopper wanted. */
  back: string | undefined;
  begun: number;
}

/** The one walk of this tab. It lies in the tab's own storage: no request carries it, and no other tab's answer fits it. */
export interface Walks {
  begin(walk: Walk): void;
  /** Whether somebody left, and is not back yet. */
  isUnderWay(now: number): boolean;
  /** Takes it away: an answer is looked at once. */
  take(now: number): Walk | undefined;
}

function parse(text: string | undefined): Walk | undefined {
  try {
    const { state, nonce, verifier, back, begun }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    const isWalk =
      typeof state === 'string' &&
      typeof nonce === 'string' &&
      typeof verifier === 'string' &&
      typeof begun === 'number';
    return isWalk ? { state, nonce, verifier, back: typeof back === 'string' ? back : undefined, begun } : undefined;
  } catch {
    return undefined;
  }
}

export function walksIn(storage: GuardedStorage): Walks {
  const read = (now: number): Walk | undefined => {
    const walk = parse(storage.read(WALK_KEY));
    return walk && Math.abs(now - walk.begun) < LASTS_MS ? walk : undefined;
  };
  return {
    begin: (walk) => storage.write(WALK_KEY, JSON.stringify(walk)),
    isUnderWay: (now) => read(now) !== undefined,
    take(now) {
      const walk = read(now);
      storage.remove(WALK_KEY);
      return walk;
    },
  };
}
