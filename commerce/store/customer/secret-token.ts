import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 random bits, as 43 URL-safe characters. Shown once; only its hash is kept (reliability D8). */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. SHA-256 is enough: there is nothing to guess slowly in 256 random bits. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
