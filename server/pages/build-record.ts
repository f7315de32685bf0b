import { readFile } from 'node:fs/promises';
import { BUILD_RECORD, type BuildRecord } from './build-files.ts';

/** The build that stands, or `undefined`. */
export async function readBuildRecord(): Promise<BuildRecord | undefined> {
  try {
    const record: Partial<BuildRecord> = JSON.parse(await readFile(BUILD_RECORD, 'utf8'));
    const { inputs, buildHash } = record;
    return inputs && buildHash ? { inputs, buildHash } : undefined;
  } catch {
    return undefined;
  }
}
