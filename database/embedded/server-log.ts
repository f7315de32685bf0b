import { copyFile, stat, truncate } from 'node:fs/promises';

/** What PostgreSQL says in some weeks of quiet work; twice as much lies on disk at the most. */
const LIMIT_BYTES = 5 * 1024 * 1024;

/**
 * Keeps the server's log bounded. The server writes to the end of an open file and cannot be given another, so the file is
 * copied aside (over the copy before) and emptied.
 */
export async function boundServerLog(file: string, limit = LIMIT_BYTES): Promise<void> {
  const size = await stat(file).then(
    (info) => info.size,
    () => 0,
  );
  if (size <= limit) return;
  await copyFile(file, `${file}.before`);
  await truncate(file);
}
