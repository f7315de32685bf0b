import { createHash, randomBytes } from 'node:crypto';

/** What opens a cart: both halves are 128 random bits. The secret is shown in the cart's id and stored as a hash only (D7). */
export interface CartCredentials {
  token: string;
  secret: string;
}

/** Fresh credentials: a token of 22 URL-safe characters and a key of 32 hexadecimal ones. */
export function newCartCredentials(): CartCredentials {
  return { token: randomBytes(16).toString('base64url'), secret: randomBytes(16).toString('hex') };
}

/** SHA-256 is enough for a secret of 128 random bits: there is nothing to guess slowly. */
export function hashCartSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
