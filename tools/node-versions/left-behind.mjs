import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** Of a process that ended meanwhile, or that belongs to somebody else, nothing can be read. */
const read = (reader, path) => {
  try {
    return reader(path, 'utf8');
  } catch {
    return '';
  }
};

/** The processes that work in a folder or were started with a path into it, with their command lines. */
export const processesOf = (folder) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({
      pid: Number(name),
      command: read(readFileSync, `/proc/${name}/cmdline`).replaceAll('\0', ' ').trim(),
      cwd: read(readlinkSync, `/proc/${name}/cwd`),
    }))
    .filter(({ command, cwd }) => command.includes(folder) || cwd === folder || cwd.startsWith(folder + sep))
    .map(({ pid, command }) => ({ pid, command }));

/** Ends at once what is left of a folder. */
export const killLeftBehind = (folder) => {
  for (const { pid } of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
};
