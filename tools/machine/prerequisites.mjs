import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StopError } from './stop-error.mjs';
import { root } from '../workspace.mjs';

const OLDEST = [20, 19];

export const checkNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new StopError(
    `Node ${version} es muy antiguo: instale Node ${OLDEST.join('.')} o posterior (por ejemplo "nvm install 20") y repita.`,
  );
};

export const checkWritable = async (folder, command = 'npm start') => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const probe = resolve(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StopError(
      `No se puede escribir en ${folder} (${error.code}): dé permiso de escritura o elija otra carpeta con DATA_DIR=/ruta ${command}.`,
    );
  }
};

export const dataDirOf = (env = process.env) => resolve(root, env.DATA_DIR || '.data');
