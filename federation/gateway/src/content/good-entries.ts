import { badEntries, isEntryGood, type Discovery, type PublicKeys } from '@lacteos/remote-kit/discovery';

export interface RepairedDiscovery {
  discovery: Discovery;
  problems: string[];
}

/** Excludes projects that the trust list no longer names. */
const outdatedProjects = ({ entries, trust }: Discovery, last: Discovery | undefined): string[] =>
  Object.entries(last?.entries ?? {})
    .filter(([name, { revision }]) => (entries?.[name]?.revision ?? 0) < revision)
    .map(([name]) => name)
    .filter((name) => trust?.projects[name]);

/**
 * Replaces entries that are unsigned or older than what was served by the project's last good entry, else leaves the
 * project out. Earlier entries count only under currently trusted keys.
 */
export const withGoodEntries = async (
  file: Discovery,
  last: Discovery | undefined,
  roots: PublicKeys,
): Promise<RepairedDiscovery> => {
  if (!file.trust) return { discovery: file, problems: [] };
  const refused = await badEntries(file, roots);
  const lost = outdatedProjects(file, last).filter((name) => !refused.includes(name));
  const microFrontends = { ...file.microFrontends };
  const entries = { ...file.entries };
  const problems: string[] = [];
  for (const name of [...refused, ...lost]) {
    const isGood = last && (await isEntryGood(last, name, roots, file.trust));
    const [versions, seal] = [last?.microFrontends[name], last?.entries?.[name]];
    const isRefused = refused.includes(name);
    if (isGood && versions && seal) {
      microFrontends[name] = versions;
      entries[name] = seal;
      const what = isRefused ? 'is signed by no key of its own' : 'is older than what was served';
      problems.push(`the entry of ${name} ${what}: its last good one is served`);
    } else if (isRefused) {
      Reflect.deleteProperty(microFrontends, name);
      Reflect.deleteProperty(entries, name);
      problems.push(`the entry of ${name} is signed by no key of its own: it is not served`);
    }
  }
  return { discovery: { ...file, microFrontends, entries }, problems };
};
