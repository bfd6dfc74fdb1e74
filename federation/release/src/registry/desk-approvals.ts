import { isEntryGood, shortVersion, type ApprovedEntry } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile, RegistryVersion } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import type { SigningKey } from '../contract/signing.js';
import { rootsOf } from './verified-file.js';

/** A desk's choice with the project's signed entries for it. */
export interface ApprovedChoice {
  versions: RegistryVersion[];
  approved: ApprovedEntry[];
}

/** Whether the key may only choose among releases signed by others. */
export const isDeskKey = ({ keyId }: SigningKey, { trust }: Pick<RegistryFile, 'trust'>): boolean =>
  Object.hasOwn(trust?.desk ?? {}, keyId);

/** Fallbacks have no manifest. */
const isShort = ({ extras }: RegistryVersion): boolean => !extras.manifest;

/** Wanted role and share, applied to exactly the signed version. */
const asSigned = (wanted: RegistryVersion, { versions }: ApprovedEntry): RegistryVersion | null => {
  const signed = versions.find(({ extras }) => extras.releaseId === wanted.extras.releaseId);
  if (!signed || (isShort(signed) && !isShort(wanted))) return null;
  const { deployment, fallbackUrl, extras } = wanted;
  const content = isShort(wanted) ? shortVersion(signed) : signed;
  const { fallbackUrl: _fallbackUrl, ...rest } = content;
  return {
    ...rest,
    deployment,
    ...(fallbackUrl !== undefined && { fallbackUrl }),
    extras: { ...content.extras, role: extras.role },
  };
};

/**
 * Finds the latest entries signed by project keys that hold the wanted releases.
 * @throws ReleaseError `KEY_NOT_ALLOWED` when one is in none: it needs the project's key
 */
export const approvedChoice = async (
  target: ReleaseTarget,
  { live, project, versions }: { live: RegistryFile; project: string; versions: RegistryVersion[] },
  history: AsyncIterable<RegistryFile>,
): Promise<ApprovedChoice> => {
  const found = new Map<RegistryVersion, RegistryVersion>();
  const used: ApprovedEntry[] = [];
  const applyEntry = (entry: ApprovedEntry): boolean => {
    const before = found.size;
    for (const wanted of versions) {
      const signed = found.has(wanted) ? null : asSigned(wanted, entry);
      if (signed) found.set(wanted, signed);
    }
    if (found.size > before) used.push(entry);
    return found.size === versions.length;
  };
  for await (const entry of ownEntries(target, { live, project }, history)) if (applyEntry(entry)) break;
  const missing = versions.find((version) => !found.has(version));
  if (!missing) return { versions: versions.map((version) => found.get(version) ?? version), approved: used };
  throw new ReleaseError(
    'KEY_NOT_ALLOWED',
    `${project} ${missing.extras.releaseId}: no key of the project has signed this release, and a desk brings none of its own`,
  );
};

async function* ownEntries(
  target: ReleaseTarget,
  { live, project }: { live: RegistryFile; project: string },
  history: AsyncIterable<RegistryFile>,
): AsyncGenerator<ApprovedEntry> {
  yield* await ownEntriesOf(target, live, live, project);
  for await (const earlier of history) yield* await ownEntriesOf(target, earlier, live, project);
}

const ownEntriesOf = async (
  target: ReleaseTarget,
  file: RegistryFile,
  { trust }: RegistryFile,
  project: string,
): Promise<ApprovedEntry[]> => {
  const [seal, versions] = [file.entries?.[project], file.microFrontends[project]];
  if (!seal || !versions || !trust) return [];
  if (seal.approved) return (await isEntryGood(file, project, rootsOf(target), trust)) ? seal.approved : [];
  const own = { ...trust, desk: undefined };
  const { revision, signature } = seal;
  return (await isEntryGood(file, project, rootsOf(target), own)) ? [{ revision, versions, signature }] : [];
};
