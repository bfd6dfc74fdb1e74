import { releasedProblems } from '@lacteos/remote-kit/manifest';
import {
  badEntries,
  isEntryGood,
  type Registry,
  type RegistryVersion,
  type PublicKeys,
} from '@lacteos/remote-kit/registry';

export interface RepairedRegistry {
  registry: Registry;
  problems: string[];
}

/** Excludes projects that the trust list no longer names. */
const outdatedProjects = ({ entries, trust }: Registry, last: Registry | undefined): string[] =>
  Object.entries(last?.entries ?? {})
    .filter(([name, { revision }]) => (entries?.[name]?.revision ?? 0) < revision)
    .map(([name]) => name)
    .filter((name) => trust?.projects[name]);

const OUTDATED = 'is older than what was served';

const malformedManifest = ({ microFrontends }: Registry, name: string): string | undefined =>
  (microFrontends[name] ?? [])
    .flatMap(({ extras }) => releasedProblems(extras.manifest))
    .map(({ message }) => message)[0];

interface GoodEntryRules {
  roots: PublicKeys;
  /** Whether the store has what the entries leave out. */
  isStored: (project: string, versions: readonly RegistryVersion[]) => Promise<boolean>;
}

/**
 * Replaces entries that are unsigned, malformed, not in the store or older than what was served by the project's last
 * good entry, else leaves the project out. Earlier entries count only under currently trusted keys.
 */
export const withGoodEntries = async (
  file: Registry,
  last: Registry | undefined,
  { roots, isStored }: GoodEntryRules,
): Promise<RepairedRegistry> => {
  if (!file.trust) return { registry: file, problems: [] };
  const reasons = new Map<string, string>();
  for (const name of outdatedProjects(file, last)) reasons.set(name, OUTDATED);
  for (const name of Object.keys(file.microFrontends)) {
    const problem = malformedManifest(file, name);
    if (problem) reasons.set(name, `has a manifest that this gateway does not know (${problem})`);
  }
  for (const name of await badEntries(file, roots)) reasons.set(name, 'is signed by no key of its own');
  const microFrontends = { ...file.microFrontends };
  const entries = { ...file.entries };
  for (const [name, versions] of Object.entries(microFrontends))
    if (!reasons.has(name) && !(await isStored(name, versions)))
      reasons.set(name, 'names a release.json that the store does not have');
  const problems: string[] = [];
  for (const [name, reason] of reasons) {
    const isGood = last && (await isEntryGood(last, name, roots, file.trust));
    const [versions, seal] = [last?.microFrontends[name], last?.entries?.[name]];
    if (isGood && versions && seal) {
      microFrontends[name] = versions;
      entries[name] = seal;
      problems.push(`the entry of ${name} ${reason}: its last good one is served`);
    } else if (reason !== OUTDATED) {
      Reflect.deleteProperty(microFrontends, name);
      Reflect.deleteProperty(entries, name);
      problems.push(`the entry of ${name} ${reason}: it is not served`);
    }
  }
  return { registry: { ...file, microFrontends, entries }, problems };
};
