import { readFileSync } from 'node:fs';

const readLimits = (): string => {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
};

/** `ulimit -n`; Infinity when unknown. */
export const maxOpenFiles = (limits = readLimits()): number => {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return files === undefined ? Infinity : Number(files);
};
