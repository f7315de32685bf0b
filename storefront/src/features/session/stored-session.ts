import type { GuardedStorage } from '../storage/guarded-storage.ts';

const TOKEN_KEY = 'customerAccessToken';
const USER_ID_KEY = 'userId';

/** What opens a customer's account, and until when (ISO 8601). It goes nowhere but the shop's own endpoints. */
export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

/** The session this browser keeps between visits. */
export interface StoredSession {
  /** The token, unless it has expired; whatever else lies under its key is thrown away. */
  read(now: number): AccessToken | undefined;
  write(token: AccessToken): void;
  /** The customer's plain id, for the wishlist service. */
  writeUserId(id: string): void;
  readUserId(): string | undefined;
  forget(): void;
  /** Calls back when another tab signs in or out. */
  watch(listener: () => void): () => void;
}

function parse(text: string | undefined): AccessToken | undefined {
  try {
    const { accessToken, expiresAt }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    return typeof accessToken === 'string' && accessToken !== '' && typeof expiresAt === 'string'
      ? { accessToken, expiresAt }
      : undefined;
  } catch {
    return undefined;
  }
}

export function storedSession(storage: GuardedStorage): StoredSession {
  const forget = (): void => {
    storage.remove(TOKEN_KEY);
    storage.remove(USER_ID_KEY);
  };
  return {
    read(now) {
      const text = storage.read(TOKEN_KEY);
      const token = parse(text);
      if (token && Date.parse(token.expiresAt) > now) return token;
      if (text !== undefined) forget();
      return undefined;
    },
    write: (token) => storage.write(TOKEN_KEY, JSON.stringify(token)),
    writeUserId: (id) => storage.write(USER_ID_KEY, id),
    readUserId: () => storage.read(USER_ID_KEY),
    forget,
    watch: (listener) => storage.watch([TOKEN_KEY], listener),
  };
}
