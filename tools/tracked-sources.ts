import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** As `.gitignore` has it, for a copy that came without git: an archive, a container's build. */
const UNTRACKED =
  /(?:^|\/)(?:node_modules|\.data|dist|dist\.next-[^/]*|generated|test-results|playwright-report)\/|^export\/|(?:^|\/)\.env$|\.(?:log|tsbuildinfo)$/;

/** Whether git would not track a file or a folder (`export/`) of this path. */
export const isLeftOut = (path: string): boolean => UNTRACKED.test(path);

function listedByGit(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
}

function listedByHand(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = relative(ROOT, path).replaceAll('\\', '/');
    if (isLeftOut(entry.isDirectory() ? `${name}/` : name)) return [];
    return entry.isDirectory() ? listedByHand(path) : [name];
  });
}

/** Repository paths (with `/`) of all files git tracks or would track, whose name matches, sorted. */
export function trackedSources(name: RegExp): string[] {
  const listed = existsSync(join(ROOT, '.git')) ? listedByGit() : listedByHand();
  return listed.filter((path) => path !== '' && name.test(path) && existsSync(join(ROOT, path))).sort();
}

/** The text of a file, by its repository path. */
export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
