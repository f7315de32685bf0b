import { expect, test } from 'vitest';
import { heardOfLate, scriptsByPage } from './page-scripts.ts';

const PAGE = '/src/pages/shop/print-page.tsx';

const SOURCES: Readonly<Record<string, string>> = {
  [PAGE]: `const Rail = later(() => import('../../parts/rail.tsx').then((module) => module.Rail));
  const loadDialog = () => import('../../parts/dialog.tsx');`,
  '/src/parts/rail.tsx': `const Bag = onDemand(
    () => import('./bag.tsx').then((module) => module.Bag),
    () => null,
  );`,
};
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  [PAGE]: ['/src/page-runtime/later.tsx', '/src/shaken.ts'],
  '/src/parts/rail.tsx': ['/src/page-runtime/on-demand.tsx'],
};
const FETCHED = new Set([PAGE, '/src/parts/rail.tsx', '/src/parts/bag.tsx', '/src/parts/dialog.tsx']);
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicImporters: FETCHED.has(id) ? ['/src/any.ts'] : [],
  }),
};

const script = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = [], isEntry = false) =>
  [fileName, { fileName, moduleIds, imports, isEntry }] as const;

const SCRIPTS = Object.fromEntries([
  script('entry.js', ['/src/entry-client.tsx'], ['shell.js'], true),
  script('shell.js', ['/src/page-runtime/later.tsx', '/src/page-runtime/on-demand.tsx']),
  script('print.js', [PAGE], ['shell.js', 'cuttings.js']),
  script('cuttings.js', ['/src/parts/cuttings.tsx']),
  script('rail.js', ['/src/parts/rail.tsx'], ['cards.js']),
  script('cards.js', ['/src/parts/card.tsx'], ['shell.js', 'small.js']),
  script('bag.js', ['/src/parts/bag.tsx']),
  script('dialog.js', ['/src/parts/dialog.tsx']),
  script('others.js', ['/src/shaken.ts']),
  script('router.js', ['/src/routes.ts'], ['small.js']),
  script('small.js', ['/src/ui/dialog.tsx']),
]);

test('a page takes its own script, those of parts in parts and what they import; not what all have, comes with whoever asks, is opened later or is not used', () => {
  const byPage = scriptsByPage('router.js', SCRIPTS, graph, (id) => SOURCES[id] ?? '');
  expect([...byPage.keys()]).toEqual(['print']);
  expect(byPage.get('print')).toEqual(['print.js', 'cuttings.js', 'rail.js', 'cards.js', 'bag.js']);
});

test('what a script imports by others alone is heard of late, but for what every page has or its document names', () => {
  const scripts = Object.fromEntries([
    script('entry.js', ['/src/entry-client.tsx'], ['shell.js'], true),
    script('shell.js', []),
    script('panel.js', [], ['shell.js', 'found.js']),
    script('found.js', [], ['shell.js', 'help.js', 'panel.js']),
    script('help.js', [], ['words.js']),
    script('words.js', [], ['shell.js']),
    script('print.js', [PAGE], ['cuttings.js']),
    script('cuttings.js', [], ['help.js']),
  ]);
  expect(heardOfLate('panel.js', scripts)).toEqual(['help.js', 'words.js']);
  for (const file of ['entry.js', 'print.js', 'cuttings.js', 'help.js', 'words.js'])
    expect(heardOfLate(file, scripts)).toEqual([]);
});
