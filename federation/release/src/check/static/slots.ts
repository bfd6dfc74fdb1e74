import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'slots';

/** Fills whose slot lacks their contract in some release that visitors get. */
const mismatchedFills = (filler: Release, hosts: readonly Release[]): Finding[] =>
  (filler.manifest?.fills ?? []).flatMap(({ remote, name, contract }): Finding[] => {
    const owners = hosts.filter((release) => release.name === remote);
    const who = `${filler.name} ${filler.releaseId} fills ${remote}/${name} (contract ${contract})`;
    const affects = [filler.name];
    if (owners.length === 0)
      return [{ check: CHECK, level: 'warns', message: `${who}; no live ${remote} would show it`, affects }];
    const lacking = owners.filter(
      ({ manifest }) =>
        !manifest?.slots?.some((slot) => slot.name === name && slot.contracts.includes(contract)),
    );
    if (lacking.length === 0) return [];
    const message = `${who}; not given by ${lacking.map(({ releaseId }) => `${remote} ${releaseId}`).join(', ')}`;
    return [{ check: CHECK, level: 'breaks', message, affects }];
  });

const missingPages = ({ name, manifest }: Release): Finding[] =>
  (manifest?.slots ?? []).flatMap(({ name: slot, pages }) =>
    pages
      .filter((page) => !manifest?.routes.some(({ path }) => path === page))
      .map((page): Finding => {
        const message = `${name} has its slot ${slot} on ${page}, which is no page of its own`;
        return { check: CHECK, level: 'breaks', message, affects: [name] };
      }),
  );

export const checkSlots = (release: Release, { others }: ReleaseContext): Finding[] => {
  const fillsOwn = (slot: { remote: string }): boolean => slot.remote === release.name;
  const fillers = others.filter(({ manifest }) => manifest?.fills?.some(fillsOwn));
  const found = [
    ...mismatchedFills(release, others),
    ...fillers.flatMap((filler) => {
      const fills = filler.manifest?.fills?.filter(fillsOwn);
      return mismatchedFills({ ...filler, manifest: filler.manifest && { ...filler.manifest, fills } }, [
        release,
      ]);
    }),
    ...missingPages(release),
  ];
  if (found.length > 0) return found;
  const filled = (release.manifest?.fills ?? []).length;
  const message = `${filled} slots that it fills give what it wants; ${fillers.length} remotes that fill its own still can`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
