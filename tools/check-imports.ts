import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trackedSources } from './tracked-sources.ts';

/**
 * The import arrows of docs/architecture.md. A row names a place in the repository and the places it may import from;
 * the longest matching row wins. A place may always import from itself. `tests` are free to reach anything.
 */
const ARROWS: Record<string, readonly string[]> = {
  'art-kit': [],
  content: [],
  contract: [],
  database: ['telemetry'],
  telemetry: [],
  commerce: ['database', 'contract', 'telemetry'],
  'commerce/domain': [],
  'commerce/store': ['database', 'commerce/domain', 'telemetry'],
  'commerce/graphql': ['commerce/domain', 'commerce/store', 'contract', 'database', 'telemetry'],
  'commerce/html': [],
  'commerce/checkout': ['commerce/domain', 'commerce/store', 'commerce/html', 'database', 'telemetry'],
  'commerce/outbox': ['commerce/domain', 'commerce/store', 'commerce/html', 'database', 'telemetry'],
  'commerce/self-service': ['commerce/domain', 'commerce/store', 'database', 'telemetry'],
  'commerce/staff': ['commerce/domain', 'commerce/store', 'commerce/checkout', 'database', 'telemetry'],
  'commerce/catalogue': ['commerce/domain', 'commerce/store', 'database'],
  storefront: ['storefront', 'content'],
  'storefront/src/ui': [],
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
  ],
  'storefront/src/pages': [
    'storefront/src/features',
    'storefront/src/ui',
    'storefront/src/storefront-api',
    'storefront/src/services-api',
    'storefront/src/page-runtime',
    'storefront/src/paths.ts',
    'content',
  ],
  services: ['database', 'content', 'telemetry'],
  server: ['storefront', 'commerce', 'services', 'art-kit', 'content', 'database', 'contract', 'tools', 'telemetry'],
  e2e: ['server', 'database', 'commerce', 'tools'],
  bench: ['server', 'storefront', 'database', 'commerce', 'services', 'tools', 'e2e', 'telemetry'],
  tools: ['contract', 'commerce/self-service', 'database', 'services'],
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
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

function violations(file: string): string[] {
  const place = placeOf(file);
  if (!place || /\.test\.tsx?$|\/testing\//.test(file)) return [];
  const found: string[] = [];
  for (const match of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const to = target(file, specifier);
    if (!to || isWithin(to, place)) continue;
    const allowed = ARROWS[place] ?? [];
    if (!allowed.some((entry) => isWithin(to, entry))) found.push(`${file}: ${place} may not import ${to}`);
  }
  return found;
}

/** Every import that goes against an arrow, one line each; empty when all arrows hold. */
export function importViolations(): string[] {
  return trackedSources(/\.(ts|tsx|mjs)$/).flatMap(violations);
}
