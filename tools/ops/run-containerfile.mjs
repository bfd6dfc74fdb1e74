import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { anyFreePort } from '../shop/ports.mjs';
import { root } from '../workspace.mjs';
import { startMariaDb } from '../databases/mariadb.mjs';
import { imageOf, readContainerfile } from './containerfile.mjs';
import { copySources, must, newRoot, runIn, startIn } from './image-root.mjs';
import { productionSettings } from './production-settings.mjs';

/** Follows ops/Containerfile in a changed root, without a container engine. Needs root. */
const NODE = process.env.KIT_NODE ?? process.execPath;
const READY_SECONDS = 120;
const USER = 10_001;
const PORT_NAMES = { api: 'API_PORT', 'release-desk': 'DESK_PORT', gateway: 'PORT' };

const work = mkdtempSync(join(tmpdir(), 'lacteos-images-'));
const stages = readContainerfile(readFileSync(resolve(root, 'ops/Containerfile'), 'utf8'));
const folders = new Map();
const children = [];
const print = (line) => console.log(line);

const copy = (image, stage, text) => {
  const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
  const destination = join(stage, resolve(image.folder ?? '/', target));
  if (!from) return copySources(destination);
  mkdirSync(dirname(destination), { recursive: true });
  return must('cp', ['-a', `${folders.get(from)}${source}/.`, destination]);
};

const buildStage = ({ name, from, steps }) => {
  const stage = join(work, name);
  if (folders.has(from)) must('cp', ['-a', folders.get(from), stage]);
  else newRoot(stage);
  folders.set(name, stage);
  steps.forEach(({ word, text }, index) => {
    const image = imageOf(
      [{ name, from, steps: steps.slice(0, index + 1) }, ...stages.filter((other) => other.name !== name)],
      name,
    );
    if (word === 'WORKDIR') mkdirSync(join(stage, text), { recursive: true });
    if (word !== 'COPY' && word !== 'RUN') return;
    print(`  ${name}: ${word} ${text}`);
    if (word === 'COPY') copy(image, stage, text);
    else runIn(image, { stage, node: NODE }, ['/bin/sh', '-c', text]);
  });
};

const ended = async (child) => {
  const exit = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGTERM')) await exit;
};

const untilHealthy = async (name, image, mounts) => {
  for (const end = Date.now() + READY_SECONDS * 1000; ; await delay(1000)) {
    try {
      runIn(image, mounts, image.health);
      return print(`✔ ${name}: read-only, user ${image.user}, healthy`);
    } catch (error) {
      if (Date.now() > end) throw new Error(`${name} is not healthy`, { cause: error });
    }
  }
};

const run = async () => {
  stages.forEach(buildStage);
  const volume = join(work, 'volume');
  cpSync(join(folders.get('runtime'), 'var/lib/lacteos'), volume, { recursive: true });
  chownSync(volume, USER, USER);
  const mariadb = await startMariaDb();
  try {
    const settings = await productionSettings({ volume, databaseUrl: mariadb.url, owner: USER });
    for (const name of ['api', 'release-desk', 'gateway']) {
      const image = imageOf(stages, name);
      const mounts = { stage: folders.get(name), node: NODE, volume, isReadOnly: true };
      if (name === 'api') runIn(image, mounts, ['node', 'api/dist/migrate.js', 'up'], settings[name]);
      // The images' ports may be taken here.
      const port = await anyFreePort();
      const [usual] = image.ports;
      image.health = image.health.map((word) => word.replace(`:${usual}/`, `:${port}/`));
      children.push(
        startIn(image, mounts, image.command, { ...settings[name], [PORT_NAMES[name]]: String(port) }),
      );
      await untilHealthy(name, image, mounts);
      print(
        `  ${must('du', ['-sh', join(folders.get(name), 'srv/lacteos')]).split('\t')[0]} in /srv/lacteos`,
      );
    }
  } finally {
    await Promise.all(children.map(ended));
    await mariadb.stop();
  }
};

try {
  if (process.getuid?.() !== 0)
    throw new Error('npm run prove -- kit:images changes its root: run it as root');
  await run();
} finally {
  rmSync(work, { recursive: true, force: true });
}
