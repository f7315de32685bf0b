import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../settings/settings.ts';
import { hashBuildInputs } from './build-inputs.ts';
import { readBuildRecord } from './build-record.ts';

export interface BuildOptions {
  /** Builds nothing: what stands is served, whatever became of its sources. Throws {@link ConfigError} where nothing does. */
  isBuilt?: boolean;
  onProgress?: (done: number, of: number) => void;
}

interface ProgressMessage {
  done: number;
  of: number;
}

function isProgress(message: unknown): message is ProgressMessage {
  return typeof message === 'object' && message !== null && 'done' in message && 'of' in message;
}

/** The page that shows every part in every state is for those who work on them. */
const hasDesignPage = process.env.NODE_ENV === 'development';

function runBuild(inputs: string, onProgress: BuildOptions['onProgress']): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('run-build.ts', import.meta.url)), [inputs], {
      env: { ...process.env, NODE_ENV: 'production', DESIGN_PAGE: String(hasDesignPage) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('message', (message) => {
      if (isProgress(message)) onProgress?.(message.done, message.of);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The storefront could not be built.\n${errors.trim()}`));
    });
  });
}

/**
 * Sees to it that `storefront/dist` is built from the sources as they are; does nothing when it is. Answers whether it
 * had to build. Throws with the bundler's words when the sources do not build.
 */
export async function buildStorefront({ isBuilt, onProgress }: BuildOptions = {}): Promise<boolean> {
  if (isBuilt) {
    if (await readBuildRecord()) return false;
    throw new ConfigError('The shop has not been built. Run npm run build, or leave BUILD_AT_START out.');
  }
  const inputs = await hashBuildInputs({ hasDesignPage });
  if ((await readBuildRecord())?.inputs === inputs) return false;
  await runBuild(inputs, onProgress);
  return true;
}
