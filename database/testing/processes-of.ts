import { readdir, readFile } from 'node:fs/promises';

/** A process and those it has started, by their ids; of Linux alone, where the tests that need it run. */
export async function processesOf(pid: number): Promise<number[]> {
  const found = [pid];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // '4711 (postgres) S 4700 …': the fourth is the parent; a name may hold spaces and brackets.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) === pid) found.push(Number(name));
  }
  return found;
}

/** Signals processes, by their ids. One that has ended by itself meanwhile needs no signal. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has gone by itself.
    }
  }
}
