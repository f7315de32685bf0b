import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP asks for at least; the parameters stand in each hash, so they may rise. Source: reliability D9. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}\\$`,
);

/** A hash takes 10 ms of a whole core: two at a time, one where there are but two cores, leave room for everybody else (F10). */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
const MOST_WAITING = 50;

/** There is more to hash than can be done in time. */
export class HasherBusy extends Error {}

/** Hashes passwords and holds them against hashes; throws {@link HasherBusy} instead of letting the queue grow. */
export interface PasswordHasher {
  /**
   * Does what leads to a hash and follows it, unless as many are at that as can be hashed for in good time: whoever is turned
   * away is so before anything dear is done for them.
   */
  inLine<Result>(work: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /** Takes the same time when there is nothing to compare with, and says no. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with parameters of an earlier day. */
  isOutdated(passwordHash: string): boolean;
}

/** Lets `most` pieces of work run at once and `waiting` more wait. */
function turnstile(most: number, waiting: number) {
  const queue: Array<() => void> = [];
  let inside = 0;
  const enter = async (): Promise<void> => {
    if (inside < most) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new HasherBusy('Too many passwords are waiting to be hashed.');
    // whoever leaves hands the place on, so `inside` stays
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** One hasher for the process: the limit is the machine's. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = turnstile(AT_ONCE, MOST_WAITING);
  // What a password is held against where there is no account: nobody knows what it is the hash of.
  const nobodys = hash(randomBytes(32), PARAMETERS);
  // Nobody may be waiting for it yet; who does sees the failure.
  nobodys.catch(() => {});
  let inLine = 0;
  return {
    async inLine(work) {
      if (inLine >= AT_ONCE + MOST_WAITING) throw new HasherBusy('Too many people are waiting for a hash.');
      inLine += 1;
      try {
        return await work();
      } finally {
        inLine -= 1;
      }
    },
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), PARAMETERS)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await nobodys), password.normalize('NFC'));
        return isRight && passwordHash != null;
      }),
    isOutdated: (passwordHash) => !CURRENT.test(passwordHash),
  };
}
