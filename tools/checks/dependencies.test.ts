import { expect, test } from 'vitest';
import { readSource } from '../tracked-sources.ts';
import { dependencyViolations, packageOf, writtenUses } from './dependencies.ts';

test('every package is declared where it is used, and has its line', () => {
  expect(dependencyViolations()).toEqual([]);
});

test('a line is for each of its packages in each of its workspaces, and only in the first table', () => {
  const page = `| package | where | why this one |
|---|---|---|
| hono, @hono/node-server | server, commerce | small |

## Looked at, and not taken

| package | instead | why |
|---|---|---|
| knip | by hand | slow |
`;
  expect([...writtenUses(page)].filter((use) => !use.includes('---'))).toEqual([
    'server: hono',
    'server: @hono/node-server',
    'commerce: hono',
    'commerce: @hono/node-server',
  ]);
});

test.each([
  ['./here.ts', undefined],
  ['node:fs', undefined],
  ['fs', undefined],
  ['kysely', 'kysely'],
  ['graphql/index.js', 'graphql'],
  ['@playwright/test', '@playwright/test'],
  ['@bluebird-bay/database/with-tx.ts', '@bluebird-bay/database'],
])('%s is from %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

test('whatever has to run a script when it is installed may do so, on every platform the lock file names', () => {
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readSource('package-lock.json'),
  );
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(readSource('package.json'));
  const running = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
  );
  expect(Object.keys(allowScripts).toSorted()).toEqual(running.toSorted());
});
