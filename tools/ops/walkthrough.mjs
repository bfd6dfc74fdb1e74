import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../workspace.mjs';
import { walkthroughBlocks } from './walkthrough-blocks.mjs';

/** Runs the blocks of docs/installation.md in their own mounts and network. Needs root, MariaDB and nginx. */
const NODE = process.env.KIT_NODE ?? process.execPath;
const work = mkdtempSync(join(tmpdir(), 'lacteos-walk-'));

const must = (program, args) => {
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
};

/** A shell per block, like an operator who comes back later. */
const script = (blocks) => {
  const lines = ['set -eu', `. ${resolve(root, 'tools/ops/walkthrough-machine.sh')}`, 'prepare'];
  blocks.forEach(({ title, text }, index) => {
    const file = join(work, `block-${index}.sh`);
    writeFileSync(file, `set -euo pipefail\n. ${resolve(root, 'tools/ops/walkthrough-machine.sh')}\n${text}`);
    if (title.includes('Upgrade')) lines.push('new_version');
    if (title.includes('Backup')) lines.push('stand_in_for_siigo');
    lines.push(`echo '— ${title}'`, `bash ${file} || failed '${title}'`);
  });
  return [...lines, 'finish'].join('\n');
};

try {
  if (process.getuid?.() !== 0)
    throw new Error('npm run prove -- walkthrough makes mounts and a network of its own: run it as root');
  const blocks = walkthroughBlocks(readFileSync(resolve(root, 'docs/installation.md'), 'utf8'));
  must('git', ['clone', '--quiet', '--bare', '--no-hardlinks', root, join(work, 'repository.git')]);
  writeFileSync(join(work, 'walk.sh'), script(blocks));
  const walk = spawn(
    'unshare',
    [
      '--mount',
      '--net',
      '--pid',
      '--fork',
      '--kill-child',
      '--propagation',
      'private',
      'bash',
      join(work, 'walk.sh'),
    ],
    {
      cwd: '/',
      // Packages come through this machine's network.
      stdio: ['ignore', 'inherit', 'inherit', openSync('/proc/self/ns/net')],
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        LANG: 'C.UTF-8',
        npm_config_prefer_offline: 'true',
        NX_DAEMON: 'false',
        WALK_DIR: work,
        WALK_NODE: NODE,
        LACTEOS_REPOSITORY: join(work, 'repository.git'),
      },
    },
  );
  process.exitCode = await new Promise((done) => walk.once('exit', (code) => done(code ?? 1)));
  console.log(process.exitCode === 0 ? '✔ every block of the chapter works' : '✖ the chapter does not work');
} finally {
  rmSync(work, { recursive: true, force: true });
}
