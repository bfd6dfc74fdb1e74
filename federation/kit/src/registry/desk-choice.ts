import { canonicalJson } from './canonical-json.js';
import {
  isRegistry,
  type ApprovedEntry,
  type Registry,
  type RegistryVersion,
  type KeyList,
} from './registry-file.js';
import { shortVersion } from './registry-release.js';
import { isEntrySigned, projectKeys, type PublicKeys } from './registry-signature.js';

/** Signed by the project's key; a desk may choose role and share. */
const contentOf = ({
  deployment: _deployment,
  fallbackUrl: _fallbackUrl,
  extras: { role: _role, ...extras },
  ...rest
}: RegistryVersion): string => canonicalJson({ ...rest, extras });

const isApproval = (
  { trust, project, roots }: { trust: KeyList; project: string; roots: PublicKeys },
  { revision, versions, signature }: ApprovedEntry,
): Promise<boolean> => {
  const alone = {
    microFrontends: { [project]: versions },
    entries: { [project]: { revision, signature } },
  };
  return isEntrySigned(alone, project, roots, { ...trust, desk: undefined });
};

/** Whether a desk's entry only chooses among releases signed by the project's keys. True for other signers. */
const isDeskChoice = async (
  { entries, microFrontends, trust: own }: Registry,
  project: string,
  roots: PublicKeys,
  trust = own,
): Promise<boolean> => {
  const seal = entries?.[project];
  if (!trust || !seal || Object.hasOwn(projectKeys(roots, trust, project), seal.signature.keyId)) return true;
  const approved = seal.approved ?? [];
  for (const entry of approved) {
    if (entry.revision >= seal.revision || !(await isApproval({ trust, project, roots }, entry)))
      return false;
  }
  const contents = new Set(
    approved.flatMap(({ versions }) =>
      versions.flatMap((one) => [contentOf(one), contentOf(shortVersion(one))]),
    ),
  );
  const chosen = microFrontends[project] ?? [];
  const addresses = [undefined, ...chosen.map(({ url }) => url)];
  return chosen.every((one) => contents.has(contentOf(one)) && addresses.includes(one.fallbackUrl));
};

/** Checks an entry's shape, signature and, for desks, its limits. Never throws. */
export const isEntryGood = async (
  registry: Registry,
  project: string,
  roots: PublicKeys,
  trust = registry.trust,
): Promise<boolean> =>
  isRegistry({ microFrontends: { [project]: registry.microFrontends[project] } }) &&
  (await isEntrySigned(registry, project, roots, trust)) &&
  (await isDeskChoice(registry, project, roots, trust).catch(() => false));

export const badEntries = async (registry: Registry, roots: PublicKeys): Promise<string[]> => {
  const names = registry.trust ? Object.keys(registry.microFrontends) : [];
  const good = await Promise.all(names.map((name) => isEntryGood(registry, name, roots)));
  return names.filter((_name, index) => !good[index]);
};
