import type { RemoteManifest } from '../remote-manifest.js';
import type { ExposedFiles, ReleaseFile } from './release.js';

/** `canary`: for a share of the visitors; `previous`: fallback only, never picked. */
export type ReleaseRole = 'live' | 'canary' | 'previous';
export type FormerRole = 'candidate';

export interface RegistryExtras {
  /** Container name, unique per release. */
  federationName: string;
  releaseId: string;
  expose: Record<string, ExposedFiles>;
  entryFiles?: ExposedFiles;
  modules?: Record<string, ExposedFiles>;
  sharedFiles?: string[];
  /** Integrity by path below the release folder; not all in a short entry (see `pageEntry`). */
  files: Record<string, ReleaseFile>;
  manifest?: RemoteManifest;
  /** Read with `roleOf`: files that tools before 1.2 wrote call the canary `candidate`. */
  role?: ReleaseRole | FormerRole;
  releaseFile?: ReleaseFile;
}

export interface RegistryVersion {
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: RegistryExtras;
  deployment?: { traffic: number; default: boolean };
}

/** Ed25519 signature (base64url) of the canonical text without this member. */
export interface Signature {
  keyId: string;
  value: string;
}

/** Keys that may sign for each project; signed by the operator. */
export interface KeyList {
  environment: string;
  revision: number;
  /** Raw Ed25519 public keys (base64url) by project and key id. */
  projects: Record<string, Readonly<Record<string, string>>>;
  /** Keys of release desks, which only choose among releases signed by the project's keys. */
  desk?: Readonly<Record<string, string>>;
  signature: Signature;
}

/** Signature over a project's versions and their revision (`entryText`). */
export interface EntrySeal {
  revision: number;
  signature: Signature;
  /** For a desk's entry: the project's entries that it chose from. Pages do not get it. */
  approved?: ApprovedEntry[];
}

export interface ApprovedEntry {
  revision: number;
  versions: RegistryVersion[];
  signature: Signature;
}

/**
 * The live releases, with the shell as `shell`. Per name: the stable version, then at most one canary, then at
 * most one previous.
 */
export interface Registry {
  schema?: string;
  /** Grows with every change of the environment. */
  revision?: number;
  environment?: string;
  issuedAt?: string;
  microFrontends: Record<string, RegistryVersion[]>;
  /** Entries are signed by project keys; without it the operator signs the whole file. */
  trust?: KeyList;
  entries?: Record<string, EntrySeal>;
  signature?: Signature;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is RegistryVersion =>
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

const isSignature = (value: unknown): value is Signature =>
  isRecord(value) && typeof value.keyId === 'string' && typeof value.value === 'string';

/** Minimal shape check that fits into a browser. */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  isRecord(value.microFrontends) &&
  (value.revision === undefined || Number.isSafeInteger(value.revision)) &&
  (value.signature === undefined || isSignature(value.signature)) &&
  Object.values(value.microFrontends).every(
    (versions) => Array.isArray(versions) && versions.every(isVersion),
  );
