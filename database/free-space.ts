import { statfs } from 'node:fs/promises';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

/** What is left on a disk, and whether that is enough to go on writing. */
export interface FreeSpace {
  /**
   * Why nothing should be written now: '12 MB are left on the disk, and 200 must be', 'the folder of the database cannot be
   * reached (ENOENT)'; undefined while there is room.
   */
  readOnly(): string | undefined;
  /** Looks now, and not only at the next look. Never throws. */
  look(): Promise<void>;
  /** Bytes that were left at the last look; undefined where the disk does not say. */
  bytes(): number | undefined;
  stop(): void;
}

export interface FreeSpaceOptions {
  /** Any folder on the disk. */
  folder: string;
  /** Below so many bytes nothing is to be written; 0: the disk is nobody's business. */
  minBytes: number;
  /** Told when nothing should be written any more, and when there is room again. */
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
 * before there is room; so writing stops before that (reliability D18). It stops too while a folder that was there is not
 * (unmounted, deleted): what PostgreSQL still takes then goes into files that nobody will find again. A disk that never
 * could be asked is no reason to close the shop.
 */
export async function watchFreeSpace(options: FreeSpaceOptions): Promise<FreeSpace> {
  const { folder, minBytes, onChange = () => {}, measure = measured } = options;
  let bytes: number | undefined;
  let reason: string | undefined;
  let kind: 'room' | 'short' | 'gone' = 'room';
  let wasThere = false;

  function judge(free: number): typeof kind {
    return free < (kind === 'short' ? minBytes * ROOM_AGAIN : minBytes) ? 'short' : 'room';
  }

  async function look(): Promise<void> {
    const before = kind;
    try {
      bytes = await measure(folder);
      wasThere = true;
      kind = judge(bytes);
      reason =
        kind === 'short'
          ? `${megabytes(bytes)} MB are left on the disk, and ${megabytes(minBytes)} must be`
          : undefined;
    } catch (error) {
      bytes = undefined;
      if (!wasThere) return;
      kind = 'gone';
      reason = `the folder of the database cannot be reached (${errorCode(error) ?? 'no reason given'})`;
    }
    if (kind !== before) onChange(reason);
  }

  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { readOnly: () => reason, look, bytes: () => bytes, stop: () => clearInterval(timer) };
}
