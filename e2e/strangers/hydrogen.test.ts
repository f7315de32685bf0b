import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

/** What is handed to `createContentSecurityPolicy` in a text, without the way it is laid out. */
const policyIn = (text: string): string | undefined =>
  /createContentSecurityPolicy\((\{\n.*?\n *\})\);/s.exec(text)?.[1]?.replaceAll(/\s+/g, ' ');

it('is walked with the policy that operators are told to write', async () => {
  const told = policyIn(await read('../../docs/operations.md'));
  expect(told).toContain('imgSrc');
  expect(policyIn(await read('hydrogen/lay-out.js'))).toBe(told);
});
