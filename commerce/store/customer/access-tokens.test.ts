import { expect, it } from 'vitest';
import { hashSecretToken, newSecretToken } from './access-tokens.ts';

it('is 256 bits, and never the same: 10,000 of them (A15)', () => {
  const tokens = Array.from({ length: 10_000 }, newSecretToken);
  expect(new Set(tokens).size).toBe(10_000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  // the control: what repeats is seen
  expect(new Set([...tokens, tokens[0]]).size).toBe(10_000);
});

it('is kept as a hash that says nothing of it', () => {
  const token = newSecretToken();
  expect(hashSecretToken(token)).toHaveLength(32);
  expect(hashSecretToken(token).equals(hashSecretToken(token))).toBe(true);
  expect(hashSecretToken(token).equals(Buffer.from(token, 'base64url'))).toBe(false);
});
