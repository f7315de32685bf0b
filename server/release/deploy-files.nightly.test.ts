import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from '../pages/build/build-files.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-deploy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program says of it, and whether it will do. */
const verdict = (program: string, ...args: string[]): Promise<{ ok: boolean; said: string }> =>
  run(program, args).then(
    ({ stdout, stderr }) => ({ ok: true, said: stdout + stderr }),
    (error: { stdout?: string; stderr?: string }) => ({ ok: false, said: `${error.stdout}${error.stderr}` }),
  );

/** A whole nginx around a file of ours, as Debian's includes it. */
async function nginxTest(file: string): Promise<{ ok: boolean; said: string }> {
  const shop = join(folder, 'shop.conf');
  await cp(join(REPOSITORY, 'deploy/nginx/shop.conf'), shop);
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=shop.example'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const site = (await readFile(join(REPOSITORY, 'deploy/nginx', file), 'utf8'))
    .replaceAll('/etc/letsencrypt/live/shop.example', folder)
    .replaceAll('/etc/nginx/snippets/shop.conf', shop)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    // Names of containers are known among them alone.
    .replaceAll(/server shop-\d:/g, 'server 127.0.0.1:');
  const whole = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'cache'), { recursive: true });
  await writeFile(whole, `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
  return verdict('nginx', '-t', '-p', folder, '-e', join(folder, 'error.log'), '-c', whole);
}

it.each(['site.conf', 'compose.conf'])('nginx takes %s', async (file) => {
  const { ok, said } = await nginxTest(file);
  expect(said).toContain('syntax is ok');
  expect(ok, said).toBe(true);
});

it('nginx would say what is wrong', async () => {
  const broken = join(folder, 'broken.conf');
  await writeFile(broken, 'events {}\nhttp { server { listen 80; proxy_pas http://shop; } }\n');
  expect((await verdict('nginx', '-t', '-c', broken)).ok).toBe(false);
});

// Left out: where the machine has no systemd, as most containers have not.
it.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'systemd takes the unit, with a program in the place of the release’s',
  async () => {
    const node = join(folder, 'node');
    await writeFile(node, '#!/bin/sh\n');
    await chmod(node, 0o755);
    const unit = (await readFile(join(REPOSITORY, 'deploy/systemd/bluebird-bay@.service'), 'utf8')).replace(
      /^ExecStart=\S+/m,
      `ExecStart=${node}`,
    );
    const verify = async (text: string) => {
      const file = join(folder, 'bluebird-bay@3001.service');
      await writeFile(file, text);
      return verdict('systemd-analyze', 'verify', '--man=no', file);
    };
    const { ok, said } = await verify(unit);
    expect(said).not.toContain('bluebird-bay');
    expect(ok, said).toBe(true);
    expect((await verify(unit.replace('Type=exec', 'Typ=exec'))).said).toContain('Unknown key');
  },
);
