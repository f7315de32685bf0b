import type { BuiltStyles } from '@bluebird-bay/storefront/split-styles.ts';
import type { DocumentFiles } from '@bluebird-bay/storefront/src/page-document.ts';

interface ManifestChunk {
  file: string;
  imports?: readonly string[];
}

/** Vite's manifest: source file -> what became of it. */
export type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const ENTRY = 'src/entry-client.tsx';

/** A chunk and everything it imports statically, each once, dependencies first. */
function withImports(manifest: Manifest, name: string, seen: Set<string> = new Set()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
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
  const page = manifest[`src/pages/${template}-page.tsx`];
  if (!page || !style) throw new Error(`The build lacks the page ${template}, or what it is styled by.`);
  const seen = new Set<string>();
  const chunks = [
    ...withImports(manifest, ENTRY, seen),
    ...withImports(manifest, `src/pages/${template}-page.tsx`, seen),
  ];
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
