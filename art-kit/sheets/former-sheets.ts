import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TODAY = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Draws today's sheets by the kit of a commit: each comes to lie in `folder` beside its present self, as `{name}-before.png`.
 * Within the checkout, so that the kit finds its packages.
 */
export function drawFormerSheets(folder: string, commit: string, names: readonly string[]): string[] {
  const former = mkdtempSync(join(folder, 'former-'));
  try {
    const archive = join(former, 'kit.tar');
    execFileSync('git', ['archive', `--output=${archive}`, commit, 'art-kit'], { cwd: ROOT });
    execFileSync('tar', ['-xf', archive, '-C', former]);
    const sheets = join(former, 'art-kit/sheets');
    rmSync(sheets, { recursive: true });
    cpSync(TODAY, sheets, { recursive: true });
    execFileSync(process.execPath, [join(sheets, 'draw-sheets.ts'), ...names], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return names.map((name) => {
      const path = join(folder, `${name}-before.png`);
      copyFileSync(join(former, '.data/sheets', `${name}.png`), path);
      return path;
    });
  } finally {
    rmSync(former, { recursive: true });
  }
}
