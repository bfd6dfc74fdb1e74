import type { Release, RemoteManifest } from '@lacteos/remote-kit/registry';

type Files = Pick<Release, 'expose' | 'files'> & {
  entryFiles?: Release['entryFiles'];
  modules?: Release['modules'];
  manifest?: RemoteManifest;
};

const MODULE_OF_SHELL = './bootstrap';

export const firstViewBytes = ({ entryFiles, expose, modules = {}, files, manifest }: Files): number => {
  const parts = [entryFiles, expose['./remote'], modules[MODULE_OF_SHELL]];
  const pages = (manifest?.routes ?? []).map(({ module }) => (module ? modules[module] : undefined));
  const sizes = [undefined, ...pages].map((page) => {
    const names = new Set([...parts, page].flatMap((of) => (of ? [...of.js, ...of.css] : [])));
    return [...names].reduce((sum, name) => sum + (files[name]?.size ?? 0), 0);
  });
  return Math.max(...sizes);
};
