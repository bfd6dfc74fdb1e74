import type { TabTrial } from '@lacteos/remote-kit';

/** `?probar=mfe-checkout@1.0.0-abc,…`. Grants no rights. */
export const NAMED = 'probar';

export interface LinkedRelease {
  remote: string;
  release: string;
}

const NAMES = /^([a-z][a-z0-9-]{0,49})@([A-Za-z0-9][A-Za-z0-9._+-]{0,99})$/;
const MAX_LINKED = 10;

/** Ignores invalid entries. */
export const readTrialLink = (search: string): LinkedRelease[] => {
  const texts = (new URLSearchParams(search).get(NAMED) ?? '').split(',').slice(0, MAX_LINKED);
  return texts.flatMap((text) => {
    const [, remote, release] = NAMES.exec(text) ?? [];
    return remote && release && remote !== 'shell' ? [{ remote, release }] : [];
  });
};

/** Leaves out local servers. */
export const linkTo = (address: string, trials: readonly TabTrial[]): string | null => {
  const names = trials.flatMap((trial) =>
    trial.use === 'tab' ? [`${trial.remote}@${trial.releaseId}`] : [],
  );
  if (names.length === 0) return null;
  const url = new URL(address);
  url.searchParams.set(NAMED, names.join());
  return url.href;
};

export const withoutTrial = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete(NAMED);
  return url.href;
};
