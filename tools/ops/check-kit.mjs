import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../machine/find-program.mjs';
import { root } from '../workspace.mjs';
import { kitProblems, settingsIn } from './kit-problems.mjs';
import { readKit, UNITS } from './read-kit.mjs';
import { copyProblems } from './releases-copy.mjs';

/** Out of 100; systemd calls values below 20 well protected. */
const MAX_EXPOSURE = 20;

const ops = (file) => resolve(root, 'ops', file);
const folder = mkdtempSync(join(tmpdir(), 'lacteos-kit-'));
let failures = 0;

const report = (name, lines) => {
  console.log(`${lines.length === 0 ? '✔' : '✖'} ${name}`);
  lines.forEach((line) => console.error(`  ${line}`));
  if (lines.length > 0) failures += 1;
};

const run = (name, [program, ...args], isGood = ({ status }) => status === 0) => {
  if (findProgram(program) === null) return report(name, [`${program} is not installed`]);
  const result = spawnSync(program, args, { encoding: 'utf8' });
  const output = `${result.stdout}${result.stderr}`.trim();
  return report(name, isGood({ ...result, output }) ? [] : output.split('\n').slice(-12));
};

/** nginx checks certificates too, so a copy of the site gets one. */
const nginxSite = () => {
  const [certificate, key] = [join(folder, 'shop.pem'), join(folder, 'shop.key')];
  const subject = ['-subj', '/CN=tienda.example', '-days', '1', '-nodes'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const site = readFileSync(ops('proxy/nginx.conf'), 'utf8')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${site}\n}\n`);
  return file;
};

/** The cache's folder exists only where Debian's package made it. */
const cachingSite = () => {
  const site = readFileSync(ops('proxy/nginx-cache.conf'), 'utf8').replace('/var/cache/nginx', folder);
  const file = join(folder, 'nginx-cache.conf');
  writeFileSync(file, `pid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${site}\n}\n`);
  return file;
};

try {
  const documented = settingsIn(readFileSync(resolve(root, 'docs/settings.md'), 'utf8'));
  const kit = readKit(root);
  report('commands, users, paths and settings agree', kitProblems(kit, documented));
  report('compose copies releases', findProgram('aws') ? await copyProblems(kit) : ['aws is not installed']);
  for (const unit of Object.values(UNITS).map((name) => ops(`systemd/${name}.service`))) {
    const name = unit.split('/').at(-1);
    // Node's path may differ on this machine.
    run(`systemd-analyze verify ${name}`, ['systemd-analyze', 'verify', unit], ({ output }) =>
      output.split('\n').every((line) => !line.includes(name) || line.includes('is not executable')),
    );
    const limits = ['--offline=true', `--threshold=${MAX_EXPOSURE}`, '--no-pager'];
    run(`systemd-analyze security ${name}`, ['systemd-analyze', 'security', ...limits, unit]);
  }
  run('nginx -t', ['nginx', '-t', '-q', '-e', 'stderr', '-c', nginxSite()]);
  run('nginx -t (cache)', ['nginx', '-t', '-q', '-e', 'stderr', '-c', cachingSite()]);
  run('promtool check', ['promtool', 'check', 'config', ops('monitoring/prometheus.yaml')]);
  run('promtool test', ['promtool', 'test', 'rules', ops('monitoring/alerts.test.yaml')]);
  run('caddy validate', ['caddy', 'validate', '--adapter', 'caddyfile', '--config', ops('proxy/Caddyfile')]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
