import { statfs } from 'node:fs/promises';

/** What is left on a disk, and whether that is enough to go on writing. */
export interface FreeSpace {
  /** Why nothing should be written now: '12 MB are left on the disk, and 200 must be'; undefined while there is room. */
  readOnly(): string | undefined;
  /** Looks now, and not only at the next look. */
  look(): Promise<void>;
  /** Bytes that were left at the last look. */
  bytes(): number;
  stop(): void;
}

export interface FreeSpaceOptions {
  /** Any folder on the disk. */
  folder: string;
  /** Below so many bytes nothing is to be written; 0: the disk is nobody's business. */
  minBytes: number;
  /** Told when it has become short, and when there is room again. */
  onChange?: (reason: string | undefined) => void;
  /** How the free bytes of a disk are learned; the system is asked unless told. */
  measure?: (folder: string) => Promise<number>;
}

const LOOK_EVERY_MS = 1_000;
/** There is room again at so much more than the least, so that the shop does not flicker. */
const ROOM_AGAIN = 1.2;

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

async function measured(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Looks after the room on a disk. PostgreSQL on a full one does not stop at refusing to write: it ends, and cannot start
 * before there is room; so writing stops before that (reliability D18).
 */
export async function watchFreeSpace(options: FreeSpaceOptions): Promise<FreeSpace> {
  const { folder, minBytes, onChange = () => {}, measure = measured } = options;
  let bytes = 0;
  let isShort = false;

  const readOnly = (): string | undefined =>
    isShort ? `${megabytes(bytes)} MB are left on the disk, and ${megabytes(minBytes)} must be` : undefined;

  async function look(): Promise<void> {
    bytes = await measure(folder);
    const before = isShort;
    isShort = bytes < (before ? minBytes * ROOM_AGAIN : minBytes);
    if (isShort !== before) onChange(readOnly());
  }

  await look();
  // A disk that cannot be asked is no reason to close the shop.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  return { readOnly, look, bytes: () => bytes, stop: () => clearInterval(timer) };
}
