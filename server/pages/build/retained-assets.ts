import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIOUS } from './build-files.ts';

/**
 * Brings along the hashed files of the build in the folder `standing`, and those it kept itself, to the build in `next`:
 * pages opened before may still ask for theirs, so those of three builds are kept. Each file is there once.
 */
export async function retainAssets(standing: string, next: string): Promise<void> {
  const known = new Set(await readdir(join(next, 'client/assets')));
  const generations = ['client/assets', ...PREVIOUS.slice(0, -1).map((name) => `previous/${name}`)];
  for (const [index, from] of generations.entries()) {
    const source = join(standing, from);
    const to = join(next, 'previous', PREVIOUS[index] ?? '');
    if (!existsSync(source)) continue;
    const outlived = (await readdir(source)).filter((file) => !known.has(file));
    await mkdir(to, { recursive: true });
    await Promise.all(outlived.map((file) => copyFile(join(source, file), join(to, file))));
    for (const file of outlived) known.add(file);
  }
}
