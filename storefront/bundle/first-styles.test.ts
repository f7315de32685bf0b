import { expect, test } from 'vitest';
import { cutStyles, firstStyles } from './first-styles.ts';

const SOURCES: Readonly<Record<string, string>> = {
  '/src/page.tsx': `const Rail = belowFold(
    later(() => import('./parts/rail.tsx').then((module) => module.Rail)),
  );
  const loadDialog = () => import('./dialog.tsx');`,
  '/src/parts/rail.tsx': "import styles from './rail.module.css';",
  '/src/parts/rail.module.css': ".rail { composes: row from '../row.module.css'; }",
  '/src/row.module.css': '.row { display: flex }',
  '/src/page.module.css': '.page { color: red }',
};
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/src/page.tsx': ['/src/page.module.css', '/src/page-runtime/later.tsx'],
  '/src/parts/rail.tsx': ['/src/parts/rail.module.css', '/src/page.tsx'],
  '/src/dialog.tsx': ['/src/dialog.module.css'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], dynamicImporters: [] }) };

test('a first view is styled by what the server renders, later parts and composed names included', () => {
  expect([...firstStyles(['/src/page.tsx'], graph, (id) => SOURCES[id] ?? '')].sort()).toEqual([
    '/src/page.module.css',
    '/src/parts/rail.module.css',
    '/src/row.module.css',
  ]);
});

test('a later part that is written otherwise stops the build', () => {
  expect(() => firstStyles(['/src/page.tsx'], graph, () => 'later(loadRail)')).toThrow('/src/page.tsx');
});

const CSS =
  '@layer base,ui;@font-face{font-family:A}@layer base{a{color:red}}@layer ui{.abc0 .abc1:hover,.xyz0{color:blue}@media print{.xyz1{color:red}}.def0{animation:1s def1}@keyframes def1{to{top:0}}}';

test('blocks go by their names, what is for all goes by itself, and nothing empty stays', () => {
  expect(cutStyles(CSS, (names) => names.length === 0 || names.includes('def0') || names.includes('def1'))).toBe(
    '@layer base,ui;@font-face{font-family:A}@layer base{a{color:red}}@layer ui{.def0{animation:1s def1}@keyframes def1{to{top:0}}}',
  );
  expect(cutStyles(CSS, (names) => names.includes('xyz1'))).toBe('@layer ui{@media print{.xyz1{color:red}}}');
});

test('a block for several names stays for each of them', () => {
  expect(cutStyles(CSS, (names) => names.includes('xyz0'))).toBe('@layer ui{.abc0 .abc1:hover,.xyz0{color:blue}}');
});
