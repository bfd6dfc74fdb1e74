import type { RemoteManifest } from './remote-manifest.js';
import type { ExposedFiles, ReleaseFile } from './release.js';

export type { ExposedFiles, Release, ReleaseFile } from './release.js';
export type { RemoteManifest, RemoteMenuEntry, RemoteRoute } from './remote-manifest.js';

/** What we add to a version of the discovery file (its shape is that of awslabs/frontend-discovery). */
export interface DiscoveryExtras {
  /** The release's container name, unique for each release. */
  federationName: string;
  releaseId: string;
  expose: Record<string, ExposedFiles>;
  /** Files that start together with the entry; styles among them belong into the page's head. */
  entryFiles?: ExposedFiles;
  /** Files of lazily imported modules, by import request: lets the gateway preload a route's page. */
  modules?: Record<string, ExposedFiles>;
  /** Integrity of every file, by path below the release folder; the shell loads nothing else. */
  files: Record<string, ReleaseFile>;
  /** What the project adds to the shop; the shell's names its own pages. */
  manifest?: RemoteManifest;
}

/** One active version of a micro front end. `url` is its entry script. */
export interface DiscoveryVersion {
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: DiscoveryExtras;
  deployment?: { traffic: number; default: boolean };
}

/** The discovery file: which releases are live. The shell itself is listed as `shell`. */
export interface Discovery {
  schema?: string;
  revision?: number;
  microFrontends: Record<string, DiscoveryVersion[]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is DiscoveryVersion =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  isRecord(value.metadata) &&
  typeof value.metadata.integrity === 'string' &&
  typeof value.metadata.version === 'string' &&
  isRecord(value.extras) &&
  typeof value.extras.federationName === 'string' &&
  typeof value.extras.releaseId === 'string' &&
  isRecord(value.extras.expose) &&
  isRecord(value.extras.files) &&
  (value.extras.manifest === undefined ||
    (isRecord(value.extras.manifest) && Array.isArray(value.extras.manifest.routes)));

/** Whether a parsed file is a usable discovery file: the small check that fits into a browser. */
export const isDiscovery = (value: unknown): value is Discovery =>
  isRecord(value) &&
  isRecord(value.microFrontends) &&
  Object.values(value.microFrontends).every(
    (versions) => Array.isArray(versions) && versions.every(isVersion),
  );

/** The version that visitors get: the default one, else the first; undefined when none is live. */
export const liveVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined => {
  const versions = discovery.microFrontends[name];
  return versions?.find(({ deployment }) => deployment?.default) ?? versions?.[0];
};

/** Address of the release folder, with a final slash, from the address of its entry script. */
export const releaseFolder = (version: Pick<DiscoveryVersion, 'url'>): string =>
  version.url.slice(0, version.url.lastIndexOf('/') + 1);
