import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../pages/build/build-files.ts';
import { readConfig } from '../settings/config.ts';
import { readDockerfile, saidBy } from './testing/dockerfile.ts';

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');
const settings = new Set([...read('.env.example').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
/** Of the machine, of Node or of PostgreSQL's own image. */
const NOT_OURS = /^(?:NODE_ENV|MALLOC_ARENA_MAX|POSTGRES_\w+)$/;

it('the image takes the packages of every workspace, and nothing that is not there', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const [packages] = readDockerfile();
  const sources = packages ? saidBy(packages, 'COPY').flatMap((rest) => rest.split(/\s+/).slice(0, -1)) : [];
  expect(sources.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  expect(sources).toEqual([
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...workspaces.map((name) => `${name}/package.json`).sort(),
  ]);
});

it('the image runs as nobody’s root, says how it is, and brings nothing it was built with', () => {
  const stages = readDockerfile();
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stages.');
  expect(saidBy(last, 'USER')).toEqual(['node']);
  expect(last.instructions.findIndex(({ name }) => name === 'USER')).toBeLessThan(
    last.instructions.findIndex(({ name }) => name === 'CMD'),
  );
  expect(saidBy(last, 'HEALTHCHECK').join()).toContain('/readyz');
  expect(saidBy(last, 'COPY')).toEqual(['--from=build /release /shop']);
  expect(saidBy(last, 'CMD')).toEqual(['["node", "server/start.ts"]']);
  const named = stages.map(({ name }) => name);
  const images = stages.map(({ from }) => from).filter((from) => !named.includes(from));
  expect(images.filter((image) => !/:\d/.test(image))).toEqual([]);
  expect(new Set(images).size).toBe(1);
});

it('.env.example has a line for every setting that is read, and for no other', () => {
  const asked = new Set<string>();
  const named = (name: string) => asked.has(name) || sources.some((source) => source.includes(`'${name}'`));
  const sources = globSync(`${REPOSITORY}/server/settings/*.ts`).map((file) => readFileSync(file, 'utf8'));
  readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }));
  expect(asked.size).toBeGreaterThan(30);
  expect([...asked].filter((name) => !settings.has(name))).toEqual([]);
  expect([...settings].filter((name) => !named(name ?? ''))).toEqual([]);
});

it.each([
  ['deploy/Dockerfile', /([A-Z][A-Z0-9_]+)=/g],
  ['deploy/compose.yaml', /^ {4}([A-Z][A-Z0-9_]+):/gm],
  ['deploy/systemd/bluebird-bay@.service', /(?<=^Environment=.*)\b([A-Z][A-Z0-9_]+)=/gm],
])('%s sets what there is to be set', (file, pattern) => {
  const set = [...read(file).matchAll(pattern)].map(([, name = '']) => name).filter((name) => !NOT_OURS.test(name));
  expect(set.length).toBeGreaterThan(2);
  expect(set.filter((name) => !settings.has(name))).toEqual([]);
});

it('compose mounts files that are there', () => {
  const mounted = [...read('deploy/compose.yaml').matchAll(/^\s+- (\.\/\S+?):/gm)].map(([, file = '']) => file);
  expect(mounted).toHaveLength(2);
  expect(mounted.filter((file) => !existsSync(join(REPOSITORY, 'deploy', file)))).toEqual([]);
});
