import { readFileSync, writeFileSync } from 'node:fs';

// The kernel then forgets the most memory that a process has held (proc(5), clear_refs).
const FORGET_PEAK = '5';

const megabytes = (pid: number, field: string): number => {
  const [, kilobytes] =
    new RegExp(String.raw`${field}:\s+(\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
};

/** Resident memory of a process, in MB. */
export const residentOf = (pid: number): number => megabytes(pid, 'VmRSS');

/** The most that it has held since its start or since {@link forgetPeak}, in MB. */
export const peakOf = (pid: number): number => megabytes(pid, 'VmHWM');

/** Files that a process has mapped: its program and native libraries. */
export const mappedFilesOf = (pid: number): string[] => [
  ...new Set(readFileSync(`/proc/${pid}/maps`, 'utf8').match(/(?<!\S)\/\S+$/gm)),
];

/** Begins to look for the most memory anew. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK);
