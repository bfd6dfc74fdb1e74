import { readFileSync } from 'node:fs';

const readLimits = (): string => {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
};

/** How many files and connections this process may have open (`ulimit -n`); Infinity where the system does not say. */
export const maxOpenFiles = (limits = readLimits()): number => {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return files === undefined ? Infinity : Number(files);
};
