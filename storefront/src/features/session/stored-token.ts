import type { GuardedStorage } from '../storage/guarded-storage.ts';

export const TOKEN_KEY = 'customerAccessToken';
export const USER_ID_KEY = 'userId';

/** What opens a customer's account, and until when (ISO 8601). It goes nowhere but the shop's own endpoints. */
export interface AccessToken {
  accessToken: string;
  expiresAt: string;
  /** Of a token from the provider's account pages: gets the next one there, also when this one is over. */
  refreshToken?: string;
  /** Of such a token: tells them who leaves. */
  idToken?: string;
}

/** Who is signed in, as this browser keeps it between visits; as much of it as every first view needs. */
export interface StoredToken {
  /** The token, unless it has expired for good; whatever else lies under its key is thrown away. */
  read(now: number): AccessToken | undefined;
  forget(): void;
  /** Calls back when another tab signs in or out. */
  watch(listener: () => void): () => void;
}

function isToken(value: unknown): value is AccessToken {
  const { accessToken, expiresAt }: Record<string, unknown> = Object(value);
  return typeof accessToken === 'string' && accessToken !== '' && typeof expiresAt === 'string';
}

/** Whether it opens anything still. */
export const isGood = ({ expiresAt }: AccessToken, now: number): boolean => Date.parse(expiresAt) > now;

function parse(text: string | undefined): AccessToken | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storedToken(storage: GuardedStorage): StoredToken {
  const forget = (): void => {
    storage.remove(TOKEN_KEY);
    storage.remove(USER_ID_KEY);
  };
  return {
    read(now) {
      const text = storage.read(TOKEN_KEY);
      const token = parse(text);
      if (token && (isGood(token, now) || token.refreshToken)) return token;
      if (text !== undefined) forget();
      return undefined;
    },
    forget,
    watch: (listener) => storage.watch([TOKEN_KEY], listener),
  };
}
