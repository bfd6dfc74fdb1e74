import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from './run.mjs';
import { root } from '../workspace.mjs';

export const ensureInstalled = async (say) => {
  if (await isInstalled()) return;
  say('Instalando dependencias (npm ci)…');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'], {
    failure: 'npm ci falló: revise la red o el registro de paquetes y repita.',
  });
};

export const isInstalled = async (folder = root) => {
  const [wanted, installed] = await Promise.all([
    readPackages(resolve(folder, 'package-lock.json')),
    readPackages(resolve(folder, 'node_modules', '.package-lock.json')),
  ]);
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    if (present === undefined) return optional === true;
    return link === true || present.version === version;
  });
};

const readPackages = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
};
