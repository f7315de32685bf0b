import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@bluebird-bay/database/postgres-error.ts';

/** Bytes of drawn pictures kept in memory at the most. */
const MEMORY_LIMIT = 96 * 1024 * 1024;

/** Drawn pictures on disk, one folder a kit version, with the most recent ones in memory too. */
export class PictureFiles {
  readonly #root: string;
  readonly #version: string;
  readonly #memory = new Map<string, Buffer>();
  #bytes = 0;

  constructor(root: string, version: string) {
    this.#root = root;
    this.#version = version;
  }

  /** Removes the pictures of other kit versions. */
  async dropOtherVersions(): Promise<void> {
    const versions = await readdir(this.#root).catch(() => []);
    const others = versions.filter((name) => name !== this.#version);
    await Promise.all(others.map((name) => rm(join(this.#root, name), { recursive: true, force: true })));
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
    if (!bytes) return undefined;
    this.#remember(name, bytes);
    const now = new Date();
    await utimes(this.#path(name), now, now).catch(() => undefined);
    return bytes;
  }

  /**
   * Removes what was not read from the disk for the longest, until a tenth less than `mostBytes` is left. What is in memory stays
   * there; a picture that is asked for again is drawn again.
   */
  async trim(mostBytes: number): Promise<void> {
    const folder = join(this.#root, this.#version);
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const files: { path: string; size: number; readAt: number }[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) files.push({ path, size: found.size, readAt: found.mtimeMs });
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= mostBytes) return;
    for (const { path, size } of files.sort((a, b) => a.readAt - b.readAt)) {
      if (bytes <= mostBytes * 0.9) return;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  /** Whether the picture was drawn before, without reading it. */
  async has(name: string): Promise<boolean> {
    return (
      this.#memory.has(name) ||
      access(this.#path(name)).then(
        () => true,
        () => false,
      )
    );
  }

  /** Keeps a drawn picture: in memory alone where the disk has no room for it. */
  async write(name: string, bytes: Uint8Array, hasRoom: boolean): Promise<Buffer> {
    if (hasRoom) await this.#store(this.#path(name), bytes);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#remember(name, buffer);
    return buffer;
  }

  /** Half a file is never seen, for it is written aside and renamed. */
  async #store(path: string, bytes: Uint8Array): Promise<void> {
    const aside = `${path}.${randomBytes(4).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true });
    try {
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
