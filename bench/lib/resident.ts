import { readFileSync, writeFileSync } from 'node:fs';

// Resets the peak resident memory (proc(5), clear_refs).
const FORGET_PEAK = '5';

const megabytes = (pid: number, field: string): number => {
  const [, kilobytes] =
    new RegExp(String.raw`${field}:\s+(\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
};

export const residentOf = (pid: number): number => megabytes(pid, 'VmRSS');

/** MB since the start or {@link forgetPeak}. */
export const peakOf = (pid: number): number => megabytes(pid, 'VmHWM');

export const mappedFilesOf = (pid: number): string[] => [
  ...new Set(readFileSync(`/proc/${pid}/maps`, 'utf8').match(/(?<!\S)\/\S+$/gm)),
];

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK);
