import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { drawingsVersion } from './drawings.ts';

const root = mkdtempSync(join(tmpdir(), 'bluebird-bay-drawings-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string | object): void =>
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
const lockWith = (sharp: string, hono = '4.0.0'): object => ({
  packages: { 'node_modules/sharp': { version: sharp }, 'node_modules/hono': { version: hono } },
});

beforeEach(() => {
  mkdirSync(join(root, 'art-kit/prints'), { recursive: true });
  write('art-kit/package.json', { dependencies: { sharp: '^0.35.0' } });
  write('art-kit/prints/tile.ts', 'export const TILE = 1;');
  write('package-lock.json', lockWith('0.35.5'));
});

it.each([
  ['a drawing', () => write('art-kit/prints/tile.ts', 'export const TILE = 2;')],
  ['what is tested of it', () => write('art-kit/prints/tile.test.ts', 'expect(TILE);')],
  ['a package it is drawn by', () => write('package-lock.json', lockWith('0.35.6'))],
])('another version is: %s', (_, change) => {
  const before = drawingsVersion(root);
  change();
  expect(drawingsVersion(root)).not.toBe(before);
});

it.each([
  ['nothing', () => undefined],
  ['another package', () => write('package-lock.json', lockWith('0.35.5', '4.0.1'))],
])('none is: %s', (_, change) => {
  const before = drawingsVersion(root);
  change();
  expect(drawingsVersion(root)).toBe(before);
});
