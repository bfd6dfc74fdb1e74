import { ReleaseError } from '../contract/release-error.js';

/** @throws ReleaseError `USAGE` naming the option */
export const numberOf = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number >= 0) return number;
  throw new ReleaseError('USAGE', `${option} ${text}: expected a number of 0 or more`);
};

export const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
