import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readSource, trackedSources } from '../tracked-sources.ts';

/** Documents that send readers to files. Decisions tell of their day and are left as they were. */
const DOCUMENTS = /^(?:README|CONTRIBUTING|contract\/README|content\/README)\.md$|^docs\/[\w-]+\.md$/;

/** `folder/file.ts` in backticks; one with a blank in it (`<name>`) or with many meanings (`*`, `{a,b}`) is no file. */
const NAMED = /`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g;

/** Files and folders that a document names and nobody has, one line each; only what begins with a folder of the repository counts. */
export function documentViolations(
  documents: readonly string[] = trackedSources(/\.md$/).filter((file) => DOCUMENTS.test(file)),
  read = readSource,
): string[] {
  return documents.flatMap((document) =>
    read(document)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(NAMED)]
          .map(([, path = '']) => path)
          .filter((path) => existsSync(join(ROOT, path.split('/')[0] ?? '')) && !existsSync(join(ROOT, path)))
          .map((path) => `${document}:${index + 1}: there is no ${path}`),
      ),
  );
}
