import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePort } from '../shop/ports.mjs';
import { findRedis } from '../machine/system-programs.mjs';

/**
 * Starts a Redis of its own for tests: loopback only, nothing on disk, a free port unless one is given.
 * `stop` kills it; `freeze` leaves its connections open and silent.
 *
 * @param {number} [wantedPort]
 */
export async function startRedis(wantedPort) {
  const program = findRedis();
  if (!program) throw new Error('No Redis found: install redis-server or valkey-server');
  const port = wantedPort ?? (await anyFreePort());
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-redis-'));
  const settings = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const server = spawn(program, settings.map(String), { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    killed();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  const freeze = () => void server.kill('SIGSTOP');
  return { url: `redis://127.0.0.1:${port}`, port, stop, freeze };
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stdout.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept connections/i.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis did not start:\n${log}`)));
  });
}
