import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { StoredPage } from './stored-page.ts';

/** Pages as they were last made, kept in a file, so that a second start need not make them all before it opens. */
export interface PageArchive {
  file: string;
  /** Everything the pages depend on; an archive made for anything else is not used. */
  madeFor: readonly string[];
}

interface ArchivedPages {
  key: string;
  pages: ReadonlyArray<readonly [string, StoredPage]>;
}

const keyOf = ({ madeFor }: PageArchive): string => createHash('sha256').update(JSON.stringify(madeFor)).digest('hex');

/** The pages of the archive by address; undefined where there is none, or it was made for something else. */
export async function readArchive(archive: PageArchive): Promise<ArchivedPages['pages'] | undefined> {
  try {
    const archived: ArchivedPages = deserialize(await readFile(archive.file));
    return archived.key === keyOf(archive) ? archived.pages : undefined;
  } catch {
    // Not there, cut off, or of another Node: the pages are made anew.
    return undefined;
  }
}

/** Removes what earlier versions left beside it when they were killed over it: each of theirs had a name of its own. */
async function removeHalfWritten(file: string): Promise<void> {
  const [folder, whole] = [dirname(file), `${basename(file)}.`];
  const left = (await readdir(folder)).filter(
    (name) => name.startsWith(whole) && /^[0-9a-f]{8}$/.test(name.slice(whole.length)),
  );
  for (const name of left) await rm(join(folder, name), { force: true });
}

/**
 * Keeps these pages for the next start. Half an archive is never read: it is written aside, always at the same place, and renamed.
 */
export async function writeArchive(archive: PageArchive, pages: ArchivedPages['pages']): Promise<void> {
  const aside = `${archive.file}.next`;
  const archived: ArchivedPages = { key: keyOf(archive), pages };
  await mkdir(dirname(archive.file), { recursive: true });
  try {
    await writeFile(aside, serialize(archived));
    await rename(aside, archive.file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  // The archive stands; the next one tries again.
  await removeHalfWritten(archive.file).catch(() => undefined);
}
