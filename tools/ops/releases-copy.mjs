import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../workspace.mjs';

const PLACES = { '/var/lib/lacteos': 'volume', '/tmp/discovery': 'temporary' };
const LIMIT_MS = 60_000;
const REGISTRY = 'discovery/production.json';
const releaseFile = (release) => `releases/shell/${release}/main.js`;

const scriptOf = ({ command: [script] }, folder) =>
  Object.entries(PLACES).reduce(
    (text, [place, name]) => text.replaceAll(place, join(folder, name)),
    script.replaceAll('$$', '$'),
  );

const endChild = async (child) => {
  const exit = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await exit;
};

/** Runs compose.yaml's copy with Debian's AWS client against the S3 stand-in. @returns problems */
export const copyProblems = async ({ services }) => {
  const { startS3StandIn } = await import(resolve(root, 'sandbox/dist/s3/index.js'));
  const s3 = await startS3StandIn({ bucket: 'lacteos', accessKeyId: 'lacteos' });
  const work = mkdtempSync(join(tmpdir(), 'lacteos-copy-'));
  const volume = join(work, 'volume');
  const env = {
    PATH: process.env.PATH,
    HOME: work,
    AWS_ENDPOINT_URL: s3.url,
    AWS_ACCESS_KEY_ID: 'lacteos',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
  };
  const putObject = async (key, text) => {
    const file = join(work, 'bucket', key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const args = ['--endpoint-url', s3.url, 's3', 'cp', '--only-show-errors', file, `s3://lacteos/${key}`];
    const [code] = await once(spawn('aws', args, { env, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`${key} was not put into the bucket`);
  };
  const read = (key) => (existsSync(join(volume, key)) ? readFileSync(join(volume, key), 'utf8') : null);
  const live = () => /"(.*)"/.exec(read(REGISTRY) ?? '')?.[1] ?? null;
  const release = async (name) => {
    await putObject(releaseFile(name), `// ${name}`);
    await putObject(REGISTRY, JSON.stringify(name));
  };
  const arrives = async (name) => {
    for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await delay(10)) {
      const shown = live();
      if (shown && read(releaseFile(shown)) === null) return [`${shown} is live before its files are there`];
      if (shown === name) return [];
    }
    return [`${name} does not arrive in ${LIMIT_MS / 1000} s`];
  };
  let copy = null;
  try {
    await release('first');
    const shell = ['/bin/sh', ['-c', scriptOf(services['releases-copy'], work)]];
    copy = spawn(...shell, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
    for (const name of ['first', 'other', 'the third']) {
      if (name !== 'first') await release(name);
      const problems = await arrives(name);
      if (problems.length > 0) return problems;
    }
    return [];
  } finally {
    if (copy) await endChild(copy);
    await s3.close();
    rmSync(work, { recursive: true, force: true });
  }
};
