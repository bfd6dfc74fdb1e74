import type { KeyObject } from 'node:crypto';

export interface ReleaseTarget {
  releasesDir: string;
  discoveryFile: string;
  signingKey: { keyId: string; privateKey: KeyObject };
}

export function localTarget(dataDir: string, environment?: string): Promise<ReleaseTarget>;

/** For the gateway. */
export function localPublicKeys(dataDir: string): Promise<string>;

/** Does not activate it. */
export function publishBuild(
  target: ReleaseTarget,
  buildDir: string,
): Promise<{ name: string; releaseId: string; entry: string; files: Record<string, unknown> }>;

export function activateRelease(target: ReleaseTarget, project: string, releaseId: string): Promise<void>;

export function rollBackProject(target: ReleaseTarget, project: string): Promise<void>;

/** Publishes and activates; returns the release.json. */
export function releaseBuild(
  target: ReleaseTarget,
  buildDir: string,
): Promise<{ name: string; releaseId: string; entry: string }>;

/** Publishes for a share of the visitors; returns the release.json. */
export function tryBuild(
  target: ReleaseTarget,
  buildDir: string,
  percent: number,
): Promise<{ name: string; releaseId: string }>;
