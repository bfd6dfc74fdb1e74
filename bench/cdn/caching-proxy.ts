import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';

const SITE = resolve(import.meta.dirname, '../../ops/proxy/nginx-cache.conf');

export const startCachingProxy = async (
  folder: string,
  port: number,
  gatewayPort: number,
): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true });
  const site = readFileSync(SITE, 'utf8')
    .replaceAll('127.0.0.1:4200', `127.0.0.1:${gatewayPort}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('/var/cache/nginx/lacteos', join(folder, 'cache'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  // Run workers as the current user, who owns the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user}\ndaemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}\n}\n`,
  );
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Debian installs nginx there.
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  child.once('error', () => console.error('nginx is missing: apt-get install nginx-light'));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await waitForAnswer('nginx', `http://127.0.0.1:${port}/healthz`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};
