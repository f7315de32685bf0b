import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import type { PictureBucket } from './picture-bucket.ts';

/** Bytes of drawn pictures kept in memory at the most. */
const MEMORY_LIMIT = 96 * 1024 * 1024;
/** A folder of ours: ten hex digits, as `kitVersion` has them. Whatever else lies beside them is somebody's. */
const KIT_VERSION = /^[0-9a-f]{10}$/;
/** Another version's pictures stay so long after they were last read: while a release rolls, the processes before it serve them. */
const OTHERS_STAY_MS = 3 * 24 * 60 * 60_000;

interface StoredFile {
  path: string;
  size: number;
  readAt: number;
}

/** Every file of a folder, in folders below it too. One that goes meanwhile is none. */
async function filesOf(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, size: found.size, readAt: found.mtimeMs });
  }
  return files;
}

/** Whether somebody has read one of these files of a version lately, or begun to write the first. */
async function isInUse(folder: string, files: readonly StoredFile[]): Promise<boolean> {
  const made = await stat(folder).catch(() => undefined);
  const usedAt = files.reduce((latest, { readAt }) => Math.max(latest, readAt), made?.mtimeMs ?? 0);
  return usedAt > Date.now() - OTHERS_STAY_MS;
}

/** Removes those first that were not read for the longest, where all together are more than `mostBytes`. */
async function removeOldest(files: readonly StoredFile[], mostBytes: number): Promise<void> {
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return;
  for (const { path, size } of files.toSorted((a, b) => a.readAt - b.readAt)) {
    if (bytes <= mostBytes * 0.9) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}

export interface PictureFilesOptions {
  /** Whether the disk has room for what is drawn. */
  hasRoom: () => boolean;
  /** Where machines without a common folder find what the others drew. */
  bucket: PictureBucket | undefined;
}

/** Drawn pictures on disk, one folder a kit version, with the most recent ones in memory too, and all of them in a bucket if there is one. */
export class PictureFiles {
  readonly #root: string;
  readonly #version: string;
  readonly #options: PictureFilesOptions;
  readonly #memory = new Map<string, Buffer>();
  #bytes = 0;

  constructor(root: string, version: string, options: PictureFilesOptions) {
    this.#root = root;
    this.#version = version;
    this.#options = options;
  }

  /** The picture called `name` ('p/triangle/passionfruit/flat-3@800.webp'), if it was drawn before. */
  async read(name: string): Promise<Buffer | undefined> {
    const stored = this.#memory.get(name);
    if (stored) {
      this.#memory.delete(name);
      this.#memory.set(name, stored);
      return stored;
    }
    const bytes = await readFile(this.#path(name)).catch(() => undefined);
    if (!bytes) return this.#readShared(name);
    this.#remember(name, bytes);
    const now = new Date();
    await utimes(this.#path(name), now, now).catch(() => undefined);
    return bytes;
  }

  /**
   * Removes what was not read from the disk for the longest, until a tenth less than `mostBytes` is left of all versions together,
   * and whole versions that nobody uses any more. What is in memory stays there; a picture that is asked for again is drawn again.
   */
  async trim(mostBytes: number): Promise<void> {
    const versions = (await readdir(this.#root).catch(() => [])).filter((name) => KIT_VERSION.test(name));
    const files: StoredFile[] = [];
    const unused: string[] = [];
    for (const version of versions) {
      const folder = join(this.#root, version);
      const own = await filesOf(folder);
      if (version === this.#version || (await isInUse(folder, own))) files.push(...own);
      else unused.push(folder);
    }
    await removeOldest(files, mostBytes);
    for (const folder of unused) await rm(folder, { recursive: true, force: true });
  }

  /** Whether the picture was drawn before, without reading it. */
  async has(name: string): Promise<boolean> {
    if (this.#memory.has(name)) return true;
    const isHere = await access(this.#path(name)).then(
      () => true,
      () => false,
    );
    return isHere || (this.#options.bucket?.has(name) ?? false);
  }

  /** Keeps a drawn picture, in memory alone where the disk has no room for it, and tells the bucket, which nobody waits for. */
  async write(name: string, bytes: Uint8Array): Promise<Buffer> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    void this.#options.bucket?.put(name, buffer);
    return this.#keep(name, buffer);
  }

  async #readShared(name: string): Promise<Buffer | undefined> {
    const bytes = await this.#options.bucket?.get(name);
    return bytes && this.#keep(name, bytes);
  }

  async #keep(name: string, bytes: Buffer): Promise<Buffer> {
    if (this.#options.hasRoom()) await this.#store(this.#path(name), bytes);
    this.#remember(name, bytes);
    return bytes;
  }

  /** Half a file is never seen, for it is written aside and renamed. */
  async #store(path: string, bytes: Uint8Array): Promise<void> {
    const aside = `${path}.${randomBytes(4).toString('hex')}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      if (errorCode(error) !== 'ENOSPC') throw error;
    }
  }

  #path(name: string): string {
    return join(this.#root, this.#version, name);
  }

  #remember(name: string, bytes: Buffer): void {
    // Two readers of one file may both come here.
    this.#bytes += bytes.byteLength - (this.#memory.get(name)?.byteLength ?? 0);
    this.#memory.set(name, bytes);
    for (const [oldest, old] of this.#memory) {
      if (this.#bytes <= MEMORY_LIMIT) return;
      this.#memory.delete(oldest);
      this.#bytes -= old.byteLength;
    }
  }
}
