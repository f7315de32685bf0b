import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../pages/build/build-files.ts';

export interface Instruction {
  /** `RUN`, `COPY` … */
  name: string;
  rest: string;
}

export interface Stage {
  /** What it begins from: an image, or a stage before it. */
  from: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** The shop's Dockerfile, read: stages, and the instructions of each with their lines joined. */
export function readDockerfile(): Stage[] {
  const lines = readFileSync(join(REPOSITORY, 'deploy/Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, from = '', as] = name === 'FROM' ? (/^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []) : [];
    if (name === 'FROM') stages.push({ from, name: as, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** What a kind of instruction says in a stage. */
export const saidBy = ({ instructions }: Stage, kind: string): string[] =>
  instructions.filter(({ name }) => name === kind).map(({ rest }) => rest);
