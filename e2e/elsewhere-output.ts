import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../node_modules/.cache/bluebird-bay/elsewhere.log', import.meta.url));

/** Keeps what the shop and its provider said in a run, for whoever asks why a journey failed. */
export async function keepOutput(said: Readonly<Record<string, string>>, file = FILE): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    Object.entries(said).map(([who, text]) => `# ${who}\n\n${text}\n`),
  );
}

/** Where that is, in a line; a run that passed needs none, and it goes. */
export async function outputOf(hasPassed: boolean, file = FILE): Promise<string> {
  if (!hasPassed) return `What the shop and its provider said: ${file}`;
  await rm(file, { force: true });
  return '';
}
