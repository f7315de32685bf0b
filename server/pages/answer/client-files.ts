import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PREVIOUS } from '../build/build-files.ts';
import { type StoredBody, tagOf } from '../cache/stored-body.ts';
import { contentType } from './content-type.ts';

/** A file of the browser's build, as it is sent. */
export interface ClientFile {
  body: StoredBody | UncompressedBody;
  /** Whether its name changes with its content. */
  isHashed: boolean;
}

/** A file that is compressed by nature: a font, a picture. */
export interface UncompressedBody {
  type: string;
  tag: string;
  plain: Uint8Array<ArrayBuffer>;
}

async function readBody(file: string): Promise<ClientFile['body']> {
  const plain = new Uint8Array(await readFile(file));
  const type = contentType(file);
  const tag = tagOf(plain);
  if (!existsSync(`${file}.br`)) return { type, tag, plain };
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return { type, tag, effort: 'asset', br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

/** A hashed file by itself, with its compressed twins beside it. Throws where there is none. */
export async function readClientFile(file: string): Promise<ClientFile> {
  return { body: await readBody(file), isHashed: true };
}

async function addFolder(files: Map<string, ClientFile>, folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const address = `${prefix}/${relative(folder, file).replaceAll('\\', '/')}`;
    if (!entry.isFile() || /\.(?:br|gz)$/.test(file) || address.startsWith('/.vite/')) continue;
    files.set(address, { body: await readBody(file), isHashed: address.startsWith('/assets/') });
  }
}

/** Every file of the build by its address, the hashed ones of the builds before included. */
export async function readClientFiles(dist: string): Promise<ReadonlyMap<string, ClientFile>> {
  const files = new Map<string, ClientFile>();
  for (const name of PREVIOUS) await addFolder(files, join(dist, 'previous', name), '/assets');
  await addFolder(files, join(dist, 'client'), '');
  return files;
}
