import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { until } from '@bluebird-bay/database/testing/own-server.ts';
import { REPOSITORY } from '../pages/build/build-files.ts';

/** The nginx of this machine before shops on these ports, with the configuration that is shipped. */
export interface Nginx {
  url: string;
  port: number;
  /** The last of what it had to say. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

const upstream = (name: string, ports: readonly number[]): string => `upstream ${name} {
    ${ports.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 60s;
  }`;

/** Starts it in a folder of its own, pictures from the ports of those who draw. Throws where the machine has none (Debian: `apt-get install nginx`). */
export async function nginxBefore(folder: string, ports: readonly number[], drawing = ports): Promise<Nginx> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const shipped = await readFile(join(REPOSITORY, 'deploy/nginx/shop.conf'), 'utf8');
  await writeFile(join(folder, 'shop.conf'), shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${upstream('shop', ports)}
  ${upstream('pictures', drawing)}
  proxy_cache_path ${folder}/cache keys_zone=shop:10m;
  # Whoever asks may say for whom, as a CDN does: a crowd of a test is not one network.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  server { listen 127.0.0.1:${port}; include ${folder}/shop.conf; }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const failed = once(child, 'error').then(([error]) => {
    said += String(error);
  });
  const ended = Promise.race([once(child, 'exit'), failed]);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`nginx does not run: ${said}`);
    return fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    port,
    errors: async () => (await readFile(join(folder, 'error.log'), 'utf8')).slice(-4_000),
    async stop() {
      child.kill('SIGQUIT');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(late);
    },
  };
}
