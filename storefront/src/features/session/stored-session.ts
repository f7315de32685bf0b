import type { GuardedStorage } from '../storage/guarded-storage.ts';
import type { Renewal } from './session-state.ts';
import { type AccessToken, type StoredToken, storedToken, TOKEN_KEY, USER_ID_KEY } from './stored-token.ts';

/** The session this browser keeps between visits. */
export interface StoredSession extends StoredToken {
  write(token: AccessToken): void;
  /** The customer's plain id, for the wishlist service. */
  writeUserId(id: string): void;
  readUserId(): string | undefined;
}

export function storedSession(storage: GuardedStorage): StoredSession {
  return {
    ...storedToken(storage),
    write: (token) => storage.write(TOKEN_KEY, JSON.stringify(token)),
    writeUserId: (id) => storage.write(USER_ID_KEY, id),
    readUserId: () => storage.read(USER_ID_KEY),
  };
}

/** Whether what was asked for with one token is of the same customer as another: it is that one, or was renewed as it. */
export const isOfSame = (asked: string | undefined, token: string, renewal: Renewal | undefined): boolean =>
  asked === token || (asked !== undefined && asked === renewal?.from && token === renewal.to);
