import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../tracked-sources.ts';

export interface JobOptions {
  environment?: Readonly<Record<string, string>>;
  /** `shown` as it comes, or `held` and printed in one piece at the end: for what runs beside something else. */
  output?: 'shown' | 'held';
}

/** What runs at the moment, so that it can be ended with the run. */
const running = new Set<ChildProcess>();

/** Passes a signal on to all jobs. */
export function endJobs(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

function follow(child: ChildProcess): Promise<boolean> {
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      running.delete(child);
      resolve(false);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** Runs a command at the root of the repository; says whether it succeeded. */
export async function job(command: string, args: readonly string[], options: JobOptions = {}): Promise<boolean> {
  const { environment = {}, output = 'shown' } = options;
  const env = { ...process.env, ...environment };
  const title = `\n> ${command} ${args.join(' ')}`;
  if (output === 'shown') {
    console.log(title);
    return follow(spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' }));
  }
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const succeeded = await follow(child);
  console.log(`${title}\n${Buffer.concat(said).toString().trimEnd()}`);
  return succeeded;
}

export interface OpenShop {
  /** What the journeys find the shop by: SHOP_URL and SHOP_DATABASE_URL. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const isEnvironment = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string');

/**
 * Opens the shop for the journeys in a process of its own, which ends with this one whatever happens. Where it does not
 * open the environment is empty: the browser's runner then opens one itself, and says what is wrong.
 */
export async function openShop(): Promise<OpenShop> {
  const child = spawn('node', ['e2e/open-shop.ts'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = follow(child);
  const environment = await new Promise<Record<string, string>>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('\n')) return;
      const told: unknown = JSON.parse(said);
      resolve(isEnvironment(told) ? told : {});
    });
    void ended.then(() => resolve({}));
  });
  return {
    environment,
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
