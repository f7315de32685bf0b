import type { BuiltStyles } from '@bluebird-bay/storefront/bundle/split-styles.ts';
import type { DocumentFiles } from '@bluebird-bay/storefront/src/page-document.ts';

interface ManifestChunk {
  file: string;
  /** Of a chunk that was made of several source files (`chunk-name.ts`), under which it stands for all of them. */
  name?: string;
  imports?: readonly string[];
}

/** Vite's manifest: source file -> what became of it. */
export type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something read from a build is its manifest. */
export const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  Object.values(value).every((chunk: unknown) => isObject(chunk) && 'file' in chunk && typeof chunk.file === 'string');

/** Whether something read from a build says which style sheets its documents link. */
export const isBuiltStyles = (value: unknown): value is BuiltStyles =>
  isObject(value) && 'first' in value && isObject(value.first) && 'late' in value && typeof value.late === 'string';

const ENTRY = 'src/entry-client.tsx';
/** In folders by what the pages are. */
const PAGES = 'src/pages/';

/** A chunk and everything it imports statically, each once, dependencies first. */
function withImports(manifest: Manifest, name: string, seen: Set<string> = new Set()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}

/**
 * The scripts of some source files, or named chunks, with everything they import statically, each once. Throws for one the build
 * lacks.
 */
export function scriptsOf(manifest: Manifest, wanted: readonly string[]): string[] {
  const sources = wanted.map((name) =>
    manifest[name] ? name : Object.keys(manifest).find((source) => manifest[source]?.name === name),
  );
  const lacking = wanted.filter((_name, index) => sources[index] === undefined);
  if (lacking.length > 0) throw new Error(`The build's manifest lacks ${lacking.join(' and ')}.`);
  const seen = new Set<string>();
  return sources.flatMap((source = '') => withImports(manifest, source, seen)).map(({ file }) => `/${file}`);
}

/** What is asked of the browser's build. */
export interface ClientBuild {
  manifest: Manifest;
  styles: BuiltStyles;
  fonts: readonly string[];
}

/** What a document of `template` must ask for first: style, the entry's scripts, then those of its page module. */
export function documentFiles({ manifest, styles, fonts }: ClientBuild, template: string): DocumentFiles {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build's manifest lacks ${ENTRY}.`);
  const style = styles.first[template];
  const source = Object.keys(manifest).find((name) => name.startsWith(PAGES) && name.endsWith(`/${template}-page.tsx`));
  const page = source && manifest[source];
  if (!page || !style) throw new Error(`The build lacks the page ${template}, or what it is styled by.`);
  const seen = new Set<string>();
  const chunks = [...withImports(manifest, ENTRY, seen), ...withImports(manifest, source, seen)];
  const address = (file: string): string => `/${file}`;
  return {
    entry: address(entry.file),
    page: address(page.file),
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => address(chunk.file)),
    style,
    lateStyle: styles.late,
    fonts,
  };
}
