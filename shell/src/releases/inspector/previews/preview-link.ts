import type { Preview } from '@lacteos/remote-kit';

/** `?probar=mfe-checkout@1.0.0-abc,…`. Grants no rights. */
export const NAMED = 'probar';

export interface LinkedRelease {
  remote: string;
  release: string;
}

const NAMES = /^([a-z][a-z0-9-]{0,49})@([A-Za-z0-9][A-Za-z0-9._+-]{0,99})$/;
const MAX_LINKED = 10;

/** Ignores invalid entries. */
export const readPreviewLink = (search: string): LinkedRelease[] => {
  const texts = (new URLSearchParams(search).get(NAMED) ?? '').split(',').slice(0, MAX_LINKED);
  return texts.flatMap((text) => {
    const [, remote, release] = NAMES.exec(text) ?? [];
    return remote && release && remote !== 'shell' ? [{ remote, release }] : [];
  });
};

export const linkTo = (address: string, previews: readonly Preview[]): string => {
  const url = new URL(address);
  url.searchParams.set(NAMED, previews.map(({ remote, releaseId }) => `${remote}@${releaseId}`).join());
  return url.href;
};

export const withoutPreview = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete(NAMED);
  return url.href;
};
