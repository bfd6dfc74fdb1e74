import type { KeyObject } from 'node:crypto';

/** Where a shop has its releases, and the key that signs its discovery file. */
export interface ReleaseTarget {
  releasesDir: string;
  discoveryFile: string;
  signingKey: { keyId: string; privateKey: KeyObject };
}

/** Where the shop of a data folder has its releases. */
export function localTarget(dataDir: string, environment?: string): Promise<ReleaseTarget>;

/** The public keys that a gateway of such a shop needs. */
export function localPublicKeys(dataDir: string): Promise<string>;

/** Publishes one build folder; what is live stays. */
export function publishBuild(
  target: ReleaseTarget,
  buildDir: string,
): Promise<{ name: string; releaseId: string; entry: string; files: Record<string, unknown> }>;

/** Makes a published release live. */
export function activateRelease(target: ReleaseTarget, project: string, releaseId: string): Promise<void>;

/** Brings back the release of a project that was live before. */
export function rollBackProject(target: ReleaseTarget, project: string): Promise<void>;

/** Publishes one build folder and makes it live; answers with what its release.json says. */
export function releaseBuild(
  target: ReleaseTarget,
  buildDir: string,
): Promise<{ name: string; releaseId: string; entry: string }>;

/** Publishes one build folder and gives it to a percentage of the visitors; answers with what its release.json says. */
export function tryBuild(
  target: ReleaseTarget,
  buildDir: string,
  percent: number,
): Promise<{ name: string; releaseId: string }>;
