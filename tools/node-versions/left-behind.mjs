import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** Processes that ended or belong to another user are unreadable. */
const read = (reader, path) => {
  try {
    return reader(path, 'utf8');
  } catch {
    return '';
  }
};

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

export const killLeftBehind = (folder) => {
  for (const { pid } of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
};
