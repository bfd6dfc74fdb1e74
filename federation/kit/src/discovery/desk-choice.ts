import { canonicalJson } from './canonical-json.js';
import {
  isDiscovery,
  type ApprovedEntry,
  type Discovery,
  type DiscoveryVersion,
  type TrustList,
} from './discovery-file.js';
import { shortVersion } from './discovery-release.js';
import { isEntrySigned, projectKeys, type PublicKeys } from './discovery-signature.js';

/** What a project's key says of a release, without what a desk may choose: its role and share of the visitors. */
const contentOf = ({
  deployment: _deployment,
  fallbackUrl: _fallbackUrl,
  extras: { role: _role, ...extras },
  ...rest
}: DiscoveryVersion): string => canonicalJson({ ...rest, extras });

/** Whether a key of the project, or the operator's, signed these versions of it. */
const isApproval = (
  { trust, project, roots }: { trust: TrustList; project: string; roots: PublicKeys },
  { revision, versions, signature }: ApprovedEntry,
): Promise<boolean> => {
  const alone = {
    microFrontends: { [project]: versions },
    entries: { [project]: { revision, signature } },
  };
  return isEntrySigned(alone, project, roots, { ...trust, desk: undefined });
};

/**
 * Whether an entry, if a release desk signed it, only chooses among releases that keys of the project have signed for it: a
 * desk may withdraw, promote and go back, and bring nothing of its own. True for entries of other signers.
 */
const isDeskChoice = async (
  { entries, microFrontends, trust: own }: Discovery,
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

/**
 * What tool and gateway demand of an entry before anything is built upon it: its shape, a signature that counts, and of a desk
 * that it went not too far. Never throws.
 */
export const isEntryGood = async (
  discovery: Discovery,
  project: string,
  roots: PublicKeys,
  trust = discovery.trust,
): Promise<boolean> =>
  isDiscovery({ microFrontends: { [project]: discovery.microFrontends[project] } }) &&
  (await isEntrySigned(discovery, project, roots, trust)) &&
  (await isDeskChoice(discovery, project, roots, trust).catch(() => false));

/** Projects of a verified file whose entries are not good. */
export const badEntries = async (discovery: Discovery, roots: PublicKeys): Promise<string[]> => {
  const names = discovery.trust ? Object.keys(discovery.microFrontends) : [];
  const good = await Promise.all(names.map((name) => isEntryGood(discovery, name, roots)));
  return names.filter((_name, index) => !good[index]);
};
