import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const findProgram = (...names) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  for (const name of names) {
    const folder = folders.find((candidate) => candidate !== '' && existsSync(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return null;
};
