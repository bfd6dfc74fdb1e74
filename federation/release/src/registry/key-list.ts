import { parsePublicKeys, type EntrySeal, type PublicKeys } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile, RegistryVersion, TrustChange } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { sign, type SigningKey } from '../contract/signing.js';
import { getWholeRelease } from '../releases/published-releases.js';
import { assertSafeNames } from '../releases/release-folder.js';
import { requireKey, writeRevision } from './registry-store.js';
import { entryOf, listVersions } from './project-versions.js';
import { requireRoot } from './seal-revision.js';
import { rootsOf } from './verified-file.js';

export const DESK = 'release-desk';

interface Step {
  keys: Record<string, PublicKeys>;
  change: Omit<TrustChange, 'at' | 'actor'>;
  /** New live versions of projects whose entries lose their signer. */
  versions?: Record<string, RegistryVersion[]>;
}

const keysOf = (live: RegistryFile): Record<string, PublicKeys> => ({
  ...Object.fromEntries(Object.keys(live.microFrontends).map((name) => [name, {}])),
  ...live.trust?.projects,
  ...(live.trust?.desk && { [DESK]: live.trust.desk }),
});

/**
 * Signs a new trust list as the next revision. The first one seals each project's entry by the operator, until its
 * team's next release.
 * @throws ReleaseError `KEY_NOT_ALLOWED` unless the key is the operator's
 */
const changeTrust = async (
  target: ReleaseTarget,
  step: (live: RegistryFile) => Promise<Step>,
): Promise<RegistryFile> => {
  const key = requireKey(target);
  requireRoot(target, key);
  return writeRevision(target, key, async (live) => {
    const { keys, change, versions = {} } = await step(live);
    const { [DESK]: desk, ...projects } = keys;
    const { environment } = live;
    const listed = { environment, projects, ...(desk && { desk }) };
    const changed = [...Object.keys(versions), ...olderOperators(target, live, key)];
    return {
      changed: live.trust ? changed : Object.keys(live.microFrontends),
      file: {
        ...live,
        change: null,
        microFrontends: { ...live.microFrontends, ...versions },
      },
      trustChange: change,
      trustAt: (revision) => sign({ ...listed, revision }, key),
    };
  });
};

/** Projects sealed by another operator key, which may be withdrawn next. */
export const olderOperators = (
  target: ReleaseTarget,
  { entries = {} }: RegistryFile,
  key: SigningKey,
): string[] =>
  Object.keys(entries).filter((name) =>
    signersOf(entries[name]).some((keyId) => keyId !== key.keyId && Object.hasOwn(rootsOf(target), keyId)),
  );

/**
 * Lets a key (`keyId:base64url`) sign for a project or release desks.
 * @throws ReleaseError `KEY_INVALID`, `KEY_NOT_ALLOWED`
 */
export const allowKey = async (
  target: ReleaseTarget,
  project: string,
  keyText: string,
): Promise<RegistryFile> => {
  assertSafeNames(project);
  const [[keyId, value] = ['', '']] = Object.entries(parseKey(keyText));
  return changeTrust(target, async (live) => {
    const keys = keysOf(live);
    const [owner] =
      Object.entries(keys).find(([name, own]) => name !== project && Object.values(own).includes(value)) ??
      [];
    if (owner)
      throw new ReleaseError('KEY_INVALID', `${keyId} signs for ${owner} already: one key, one project`);
    return {
      keys: { ...keys, [project]: { ...keys[project], [keyId]: value } },
      change: { action: 'allow', project, keyId },
    };
  });
};

/**
 * Withdraws a key and everything that it signed. If it signed the project's live entry, the operator puts `releaseId`
 * there in the same step.
 * @throws ReleaseError `KEY_MISSING`, `KEY_NOT_ALLOWED`, `RELEASE_MISSING`
 */
export const revokeKey = (
  target: ReleaseTarget,
  project: string,
  keyId: string,
  { releaseId }: { releaseId?: string } = {},
): Promise<RegistryFile> =>
  changeTrust(target, async (live) => {
    const keys = keysOf(live);
    const { [keyId]: withdrawn, ...left } = keys[project] ?? {};
    if (!withdrawn) throw new ReleaseError('KEY_MISSING', `${project} has no key ${keyId}`);
    const orphans = Object.keys(live.microFrontends).filter((name) =>
      signersOf(live.entries?.[name]).includes(keyId),
    );
    if (project === DESK) {
      const versions = Object.fromEntries(orphans.map((name) => [name, live.microFrontends[name] ?? []]));
      return { keys: { ...keys, [DESK]: left }, change: { action: 'revoke', project, keyId }, versions };
    }
    if (orphans.length > 0 && !(releaseId && orphans.length === 1 && orphans[0] === project))
      throw new ReleaseError(
        'USAGE',
        `${keyId} signed what is live of ${orphans.join(', ')}: name the release that is to be live with --release, ` +
          'or make one live with another key first',
      );
    const versions =
      releaseId && orphans.length > 0
        ? { [project]: await onlyRelease(target, live, { project, releaseId }) }
        : {};
    return {
      keys: { ...keys, [project]: left },
      change: { action: 'revoke', project, keyId },
      versions,
    };
  });

const signersOf = (seal: EntrySeal | undefined): string[] =>
  seal ? [seal, ...(seal.approved ?? [])].map(({ signature }) => signature.keyId) : [];

/** Omits the previous release: the withdrawn key may have signed it. */
const onlyRelease = async (
  target: ReleaseTarget,
  registry: RegistryFile,
  { project, releaseId }: { project: string; releaseId: string },
): Promise<RegistryVersion[]> => {
  const published = await getWholeRelease(target, project, releaseId);
  const { releasesUrl } = target;
  const live = entryOf(published, registry, { role: 'live', traffic: 100, releasesUrl });
  return listVersions({ live });
};

const parseKey = (text: string): PublicKeys => {
  try {
    const keys = parsePublicKeys(text);
    if (Object.keys(keys).length === 1) return keys;
  } catch {
    // Falls through to the same refusal.
  }
  throw new ReleaseError('KEY_INVALID', `"${text}" is not one key in the form keyId:base64url`);
};
