import type { RemoteManifest } from '../remote-manifest.js';
import type { ExposedFiles, ReleaseFile } from './release.js';

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
  /** Scripts of the shared packages that the release brings; those of the shell start with every page. */
  sharedFiles?: string[];
  /** Integrity of every file, by path below the release folder; empty in a short entry (see `completeVersion`). */
  files: Record<string, ReleaseFile>;
  /** What the project adds to the site; the shell's names its own pages. */
  manifest?: RemoteManifest;
  /** `live`: the stable one; `candidate`: for a share of the visitors; `previous`: to fall back to, never picked. */
  role?: 'live' | 'candidate' | 'previous';
  /** Hash and size of the release's own release.json. */
  releaseFile?: ReleaseFile;
}

/** One active version of a micro front end. `url` is its entry script. */
export interface DiscoveryVersion {
  url: string;
  /** Entry script of the release that was live before. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: DiscoveryExtras;
  /** `traffic` is a percentage of the visitors, 0 to 100. */
  deployment?: { traffic: number; default: boolean };
}

/** Which key signed a document, and the Ed25519 signature (base64url) of its canonical text without this member. */
export interface Signature {
  keyId: string;
  value: string;
}

/** Who may sign for which project; signed by the operator's key. */
export interface TrustList {
  /** Entries of another environment do not count here. */
  environment: string;
  /** The revision of the file that brought it. */
  revision: number;
  /** Public keys (raw Ed25519, base64url) by key id, by project. */
  projects: Record<string, Readonly<Record<string, string>>>;
  /** Keys of release desks, which only choose among what the project's own keys have signed. */
  desk?: Readonly<Record<string, string>>;
  signature: Signature;
}

/** What makes a project's list of versions count: the revision that brought it, and the signature over both (`entryText`). */
export interface EntrySeal {
  revision: number;
  signature: Signature;
  /** Of an entry that a release desk signed: those of the project's own keys that it chooses from. Pages do not get it. */
  approved?: ApprovedEntry[];
}

/** What a key of a project had signed at some revision. */
export interface ApprovedEntry {
  revision: number;
  versions: DiscoveryVersion[];
  signature: Signature;
}

/**
 * The discovery file: which releases are live. The shell itself is listed as `shell`. Of each name first the stable
 * version, then at most one candidate, then at most one that was live before.
 */
export interface Discovery {
  schema?: string;
  /** Grows with every change of the environment. */
  revision?: number;
  environment?: string;
  /** ISO 8601, UTC. */
  issuedAt?: string;
  microFrontends: Record<string, DiscoveryVersion[]>;
  /** With it each project's entry is signed by a key of its own; without it the whole file by the operator's. */
  trust?: TrustList;
  /** By project. */
  entries?: Record<string, EntrySeal>;
  signature?: Signature;
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

const isSignature = (value: unknown): value is Signature =>
  isRecord(value) && typeof value.keyId === 'string' && typeof value.value === 'string';

/** Whether a parsed file is a usable discovery file: the small check that fits into a browser. */
export const isDiscovery = (value: unknown): value is Discovery =>
  isRecord(value) &&
  isRecord(value.microFrontends) &&
  (value.revision === undefined || Number.isSafeInteger(value.revision)) &&
  (value.signature === undefined || isSignature(value.signature)) &&
  Object.values(value.microFrontends).every(
    (versions) => Array.isArray(versions) && versions.every(isVersion),
  );
