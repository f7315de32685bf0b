import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** Outside the repository, so that a package of ours is not found where one of theirs is missing. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'bluebird-bay', 'strangers');
/** A registry that does not answer is not waited for longer. */
const WITHIN_MS = 240_000;
const run = promisify(execFile);

/** What could not be had, in a line. */
export interface Missing {
  missing: string;
}

async function fingerprint(source: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const file of (await readdir(source)).toSorted()) hash.update(file).update(await readFile(join(source, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The line of an error that says why; npm says it behind its code. */
function reasonOf(error: unknown): string {
  const { stderr, message } = Object(error);
  const lines = String(stderr || message).split('\n');
  return (
    lines.find((line) => /^npm error (?!(?:code|syscall|errno|address|port|type|network) )/.test(line)) ??
    lines[0] ??
    ''
  )
    .replace('npm error ', '')
    .trim();
}

/**
 * Installs and builds what is no part of the shop: a folder with packages and a lock file of its own. Once for each content of
 * that folder; returns where it is then.
 */
export async function installed(source: string): Promise<{ folder: string } | Missing> {
  const name = basename(source);
  const folder = join(CACHE, `${name}-${await fingerprint(source)}`);
  if (existsSync(folder)) return { folder };
  const part = `${folder}.${process.pid}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await cp(source, part, { recursive: true });
    const options = { cwd: part, timeout: WITHIN_MS };
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], options);
    await run('npm', ['run', 'build', '--if-present'], options);
    // Whoever was quicker has made the same.
    await rename(part, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return { folder };
  } catch (error) {
    return { missing: `${name} could not be installed: ${reasonOf(error)}` };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
