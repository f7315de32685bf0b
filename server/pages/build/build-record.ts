import { readFile } from 'node:fs/promises';
import { BUILD_RECORD, type BuildRecord } from './build-files.ts';

/** The build that stands, or `undefined`. */
export async function readBuildRecord(): Promise<BuildRecord | undefined> {
  try {
    const { inputs, buildHash }: Record<string, unknown> = Object(JSON.parse(await readFile(BUILD_RECORD, 'utf8')));
    return inputs && typeof inputs === 'string' && buildHash && typeof buildHash === 'string'
      ? { inputs, buildHash }
      : undefined;
  } catch {
    return undefined;
  }
}
