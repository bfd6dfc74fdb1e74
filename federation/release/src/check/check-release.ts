import type { RegistryFile, ReleaseTarget, Release } from '../contract/contract.js';
import { registryKey, readVerified, requireKey } from '../registry/registry-store.js';
import { assertFirstFile } from '../registry/first-file.js';
import { activeRelease } from '../registry/project-versions.js';
import { refusalOfKey } from '../registry/seal-revision.js';
import { ReleaseError } from '../contract/release-error.js';
import { filesDigest, storeAttestation } from './attestation.js';
import type { ReadFile } from '../releases/release-folder.js';
import type { Attestation, Finding, LiveCheck } from './finding.js';
import { checkFiles } from './files/index.js';
import { checkStatically } from './static/index.js';
import { releaseContextOf } from './release-context.js';

export interface CheckOptions {
  live?: LiveCheck;
  /** Signs and keeps the outcome for the gate; false for unpublished builds. */
  isKept: boolean;
  /** Reads the files of a build that is not in the store. */
  readFile?: ReadFile;
}

const broken = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'breaks');

/** Compares a release with everything live, opens it in the live shop, and signs the result. */
export const checkRelease = async (
  target: ReleaseTarget,
  release: Release,
  { live, isKept, readFile }: CheckOptions,
): Promise<Attestation> => {
  const { live: registry, tag } = await readVerified(target);
  target.onProgress?.(`comparing ${release.name} ${release.releaseId} with revision ${registry.revision}`);
  const foreignKey = isKept ? checkSigningKey(target, registry, release.name) : [];
  // Without a file no key of a team is allowed: a mistyped setting is more likely.
  if (foreignKey.length > 0) assertFirstFile(target, registryKey(target), tag !== null);
  const context = await releaseContextOf(target, registry, release);
  const found = [
    ...foreignKey,
    ...checkStatically(release, context),
    ...(await checkFiles(target, release, context, readFile)),
  ];
  const opened = live && !broken(found) ? await openLive(target, release, live) : undefined;
  const attestation: Attestation = {
    kind: 'attestation',
    project: release.name,
    release: release.releaseId,
    filesDigest: filesDigest(release),
    registryRevision: registry.revision,
    shellRelease: release.name === 'shell' ? release.releaseId : activeRelease(registry, 'shell'),
    static: found,
    ...(opened && { live: opened }),
    passed: !broken([...found, ...(opened ?? [])]),
    at: (target.now ?? (() => new Date()))().toISOString(),
    ...(target.actor && { actor: target.actor }),
  };
  return isKept && foreignKey.length === 0 ? storeAttestation(target, attestation) : attestation;
};

/** An attestation by such a key would count for nothing, and replace one that does. */
const checkSigningKey = (target: ReleaseTarget, live: RegistryFile, project: string): Finding[] => {
  const refusal = refusalOfKey(target, requireKey(target), live, project);
  if (refusal === null) return [];
  return [{ check: 'signing-key', level: 'breaks', message: refusal, affects: [project] }];
};

const openLive = async (target: ReleaseTarget, release: Release, live: LiveCheck): Promise<Finding[]> => {
  target.onProgress?.(`opening ${release.name} ${release.releaseId} in the live shop`);
  const startedAt = Date.now();
  try {
    const findings = await live.run(target, release);
    target.onProgress?.(`opened in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return findings;
  } catch (error) {
    if (error instanceof ReleaseError && error.code !== 'SHOP_UNREACHABLE') throw error;
    // Not signed: nothing is known of the release.
    throw new ReleaseError(
      'SHOP_UNREACHABLE',
      `${release.name} ${release.releaseId} could not be checked: ${(error as Error).message}`,
    );
  }
};
