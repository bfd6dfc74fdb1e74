import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../workspace.mjs';

const SYSTEM = ['usr', 'bin', 'sbin', 'lib', 'lib64'];
const EMPTY = ['proc', 'dev', 'tmp', 'var/lib', 'run', 'srv', 'root'];

/** $1 root, $2 user, $3 folder, $4 Node's path, $5 'ro' or 'rw', $6 volume for /var/lib/lacteos or ''. */
const ENTER = `set -eu
stage=$1 user=$2 folder=$3 node=$4 access=$5 volume=$6; shift 6
mount --bind "$stage" "$stage"
for name in ${SYSTEM.join(' ')}; do mount --rbind "/$name" "$stage/$name"; done
mount --bind "$node" "$stage$(command -v node)"
mount --rbind /proc "$stage/proc"; mount --rbind /dev "$stage/dev"
[ "$access" = rw ] || mount -o remount,ro,bind "$stage"
mount -t tmpfs -o mode=1777 tmpfs "$stage/tmp"
[ -z "$volume" ] || mount --bind "$volume" "$stage/var/lib/lacteos"
exec chroot --userspec="$user" "$stage" /bin/sh -c 'cd "$1"; shift; exec "$@"' sh "$folder" "$@"`;

export const newRoot = (folder) => {
  for (const name of [...SYSTEM, ...EMPTY]) mkdirSync(join(folder, name), { recursive: true });
  must('cp', ['-a', '/etc', folder]);
  return folder;
};

export const copySources = (folder) => {
  mkdirSync(folder, { recursive: true });
  const files = 'git ls-files --cached --others --exclude-standard -z | xargs -0 -r ls -d 2>/dev/null';
  must('sh', ['-c', `${files} | tar -cf - -T - | tar -xf - -C "$1"`, 'sh', folder]);
};

const argumentsOf = (image, { stage, node, volume = '', isReadOnly = false }, command) => [
  '--mount',
  ...['--propagation', 'private', 'sh', '-c', ENTER, 'sh', resolve(stage), image.user ?? '0:0'],
  ...[image.folder ?? '/', node, isReadOnly ? 'ro' : 'rw', volume, ...command],
];

export const runIn = (image, mounts, command, env = {}) =>
  must('unshare', argumentsOf(image, mounts, command), { ...BASE_ENV, ...image.env, ...env });

export const startIn = (image, mounts, command, env) =>
  spawn('unshare', argumentsOf(image, mounts, command), {
    env: { ...BASE_ENV, ...image.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** Only proxies and registries of this machine reach the steps. */
const BASE_ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(registry|cafile))$/i.test(name),
    ),
  ),
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/tmp',
  CI: '1',
  NX_DAEMON: 'false',
};

export const must = (program, args, env = process.env) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.slice(-3).join(' ')}: ${(stdout + stderr).slice(-3000)}`);
  return stdout;
};
