import type { RemoteManifest, RemoteRoute, ShellManifest } from '../remote-manifest.js';
import type { RegistryVersion } from './registry-file.js';

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Pick<
    T,
    K
  >;

/** Values that many routes share stand first: the page compresses better. */
const ROUTE = [
  'access',
  'roles',
  'worksOffline',
  'unlisted',
  'path',
  'title',
  'description',
  'parent',
  'signInRedirect',
] as const satisfies readonly (keyof RemoteRoute)[];

const MANIFEST = [
  'name',
  'requires',
  'components',
  'fills',
  'addsStyleNonce',
  'takesTrustedTypes',
  'readsProjectKeys',
  'leavesSharedPages',
  'readsShortEntries',
  'readsRegistry',
  'hasDarkScheme',
  'ownReact',
] as const satisfies readonly (keyof ShellManifest)[];

const pageManifest = (manifest: ShellManifest): RemoteManifest => ({
  ...pick(manifest, MANIFEST),
  routes: manifest.routes.map((route) => pick(route, ROUTE)),
  menu: manifest.menu,
});

const LOADED = /\.(js|css)$/;

/**
 * Entry as pages carry it: the rest stands in release.json, whose hash it states. A shell, which exposes nothing,
 * keeps the hashes of its scripts and styles, without their sizes: it loads them before any request of its own.
 */
export const pageEntry = (version: RegistryVersion): RegistryVersion => {
  const { federationName, releaseId, role, releaseFile, expose, files, manifest } = version.extras;
  const isShell = Object.keys(expose).length === 0;
  const own = Object.entries(files).flatMap(([path, { integrity }]) =>
    isShell && LOADED.test(path) ? [[path, { integrity, size: 0 }] as const] : [],
  );
  return {
    ...version,
    // The entry's own hash stands in release.json, too.
    metadata: { ...version.metadata, integrity: '' },
    extras: {
      federationName,
      releaseId,
      role,
      releaseFile,
      expose: {},
      files: Object.fromEntries(own),
      ...(manifest && { manifest: pageManifest(manifest) }),
    },
  };
};
