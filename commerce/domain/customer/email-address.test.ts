import { expect, it } from 'vitest';
import { maskEmail } from './email-address.ts';

it.each([
  ['marina.costa@example.com', 'm•••••@example.com'],
  ['m@example.com', 'm•••••@example.com'],
  ['"a@b"@example.com', '"•••••@example.com'],
  ['𝒶nna@example.com', '𝒶•••••@example.com'],
  ['nonsense', '•••••'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
