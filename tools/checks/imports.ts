import { dirname, join, normalize } from 'node:path';
import { readSource, trackedSources } from '../tracked-sources.ts';
import { type ImportGraph, importCycles } from './import-cycles.ts';

/**
 * The import arrows of docs/architecture.md. A row names a place in the repository and the places it may import from;
 * the longest matching row wins. A place may always import from itself. Tests are free to reach anything.
 */
const ARROWS: Record<string, readonly string[]> = {
  'art-kit': [],
  content: [],
  contract: [],
  database: ['telemetry'],
  telemetry: [],
  html: [],
  emails: ['html', 'contract'],
  commerce: ['database', 'contract', 'telemetry'],
  'commerce/domain': ['contract'],
  'commerce/store': ['contract', 'database', 'commerce/domain', 'telemetry'],
  'commerce/cart': ['contract', 'commerce/domain', 'commerce/store', 'database'],
  'commerce/account': ['commerce/domain', 'commerce/store', 'commerce/cart', 'contract', 'database'],
  'commerce/graphql': [
    'commerce/account',
    'commerce/domain',
    'commerce/store',
    'commerce/cart',
    'contract',
    'database',
    'telemetry',
  ],
  'commerce/returns': ['contract', 'commerce/domain', 'commerce/store', 'database'],
  'commerce/checkout': [
    'commerce/account',
    'contract',
    'commerce/returns',
    'commerce/domain',
    'commerce/store',
    'commerce/cart',
    'html',
    'database',
    'telemetry',
  ],
  'commerce/outbox': ['contract', 'commerce/domain', 'commerce/store', 'html', 'emails', 'database', 'telemetry'],
  'commerce/self-service': [
    'commerce/account',
    'contract',
    'commerce/returns',
    'commerce/domain',
    'commerce/store',
    'commerce/cart',
    'database',
    'telemetry',
  ],
  'commerce/staff': [
    'contract',
    'commerce/returns',
    'commerce/domain',
    'commerce/store',
    'commerce/checkout',
    'database',
    'telemetry',
  ],
  'commerce/catalogue': ['contract', 'commerce/domain', 'commerce/store', 'database'],
  storefront: ['storefront', 'content', 'contract'],
  'storefront/src/ui': ['contract'],
  'storefront/src/storefront-api': [],
  'storefront/src/services-api': [],
  'storefront/src/page-runtime': [],
  'storefront/src/features': [
    'storefront/src/ui',
    'storefront/src/storefront-api',
    'storefront/src/services-api',
    'storefront/src/page-runtime',
    'storefront/src/paths.ts',
    'content',
    'contract',
  ],
  'storefront/src/pages': [
    'storefront/src/features',
    'storefront/src/ui',
    'storefront/src/storefront-api',
    'storefront/src/services-api',
    'storefront/src/page-runtime',
    'storefront/src/paths.ts',
    'content',
    'contract',
  ],
  services: ['contract', 'database', 'content', 'telemetry'],
  server: [
    'storefront',
    'commerce',
    'services',
    'art-kit',
    'content',
    'database',
    'contract',
    'tools',
    'telemetry',
    'html',
    'emails',
  ],
  e2e: ['contract', 'server', 'database', 'commerce', 'services', 'tools'],
  bench: ['contract', 'server', 'storefront', 'database', 'commerce', 'services', 'tools', 'e2e', 'telemetry'],
  tools: ['contract', 'commerce/self-service', 'database', 'services', 'art-kit'],
};

/** What only one place may import, whatever else the arrows allow. */
const RESERVED: Readonly<Record<string, string>> = {
  'commerce/store/cart/cart-writes.ts': 'commerce/cart',
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

function placeOf(path: string): string | undefined {
  return Object.keys(ARROWS)
    .filter((place) => isWithin(path, place))
    .sort((a, b) => b.length - a.length)[0];
}

/** The repository path an import points at, or undefined for a package from npm. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier.replace(/\?.*$/, '')));
  const own = /^@bluebird-bay\/(.+)$/.exec(specifier);
  return own?.[1];
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** What each file of ours imports, types and what is fetched later included; tests are left out. */
function importsOf(files: readonly string[], read: (file: string) => string): ImportGraph {
  return new Map(
    files.map((file) => {
      const imports = [...read(file).matchAll(IMPORT)];
      return [file, imports.flatMap((match) => target(file, match[1] ?? match[2] ?? match[3] ?? '') ?? [])] as const;
    }),
  );
}

function arrowViolations(file: string, imports: readonly string[]): string[] {
  const place = placeOf(file);
  if (!place) return [];
  const allowed = [place, ...(ARROWS[place] ?? [])];
  return imports.flatMap((to) => {
    const only = RESERVED[to];
    const reserved = only && !isWithin(file, only) ? [`${file}: only ${only} may import ${to}`] : [];
    return allowed.some((entry) => isWithin(to, entry))
      ? reserved
      : [...reserved, `${file}: ${place} may not import ${to}`];
  });
}

/** Every import against an arrow and every circle of files, one line each; empty when all is in order. */
export function importViolations(
  files: readonly string[] = trackedSources(/\.(ts|tsx|mjs)$/),
  read = readSource,
): string[] {
  const graph = importsOf(
    files.filter((file) => !isTest(file)),
    read,
  );
  const circles = importCycles(graph).map((circle) => `${circle.join(' -> ')}: import one another in a circle`);
  return [...[...graph].flatMap(([file, imports]) => arrowViolations(file, imports)), ...circles];
}
