import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'components';

const missingFor = (user: Release, offering: readonly Release[]): Finding[] =>
  (user.manifest?.uses ?? []).flatMap(({ remote, name, contract, isOptional }): Finding[] => {
    const owners = offering.filter((release) => release.name === remote);
    const lacking = owners.filter(
      ({ manifest }) =>
        !manifest?.components?.some((offer) => offer.name === name && offer.contracts.includes(contract)),
    );
    if (owners.length > 0 && lacking.length === 0) return [];
    const who = lacking.map(({ releaseId }) => `${remote} ${releaseId}`).join(', ');
    const why = who ? `not offered by ${who}` : `no ${remote} is live`;
    const message = `${user.name} ${user.releaseId} uses ${remote}/${name} (contract ${contract}); ${why}`;
    return [{ check: CHECK, level: isOptional ? 'warns' : 'breaks', message, affects: [user.name] }];
  });

const missingPages = ({ name, manifest }: Release): Finding[] =>
  (manifest?.uses ?? []).flatMap(({ remote, name: component, pages = [], press = [] }) => {
    const strange = pages.filter((page) => !manifest?.routes.some(({ path }) => path === page));
    const title = `${name} shows ${remote}/${component}`;
    const messages = strange.map((page) => `${title} on ${page}, which is no page of its own`);
    if (press.length > 0 && pages.length === 0)
      messages.push(`${title} once '${press.join("', '")}' is pressed, on no page`);
    return messages.map((message): Finding => ({ check: CHECK, level: 'breaks', message, affects: [name] }));
  });

/** Used components are offered by what is live, and the release still offers what others use. */
export const checkComponents = (release: Release, { others }: ReleaseContext): Finding[] => {
  const users = others.filter(({ manifest }) =>
    manifest?.uses?.some(({ remote }) => remote === release.name),
  );
  const found = [
    ...missingFor(release, others),
    ...missingPages(release),
    ...users.flatMap((user) =>
      missingFor(user, [release]).filter(({ message }) => message.includes(`uses ${release.name}/`)),
    ),
  ];
  const exposes = release.name === 'shell' || './remote' in release.expose;
  if (!exposes) {
    const message = `${release.name} ${release.releaseId} does not expose ./remote: the shell cannot load it`;
    found.push({ check: CHECK, level: 'breaks', message, affects: ['every visitor of its pages'] });
  }
  if (found.length > 0) return found;
  const used = (release.manifest?.uses ?? []).length;
  const message = `${used} components that it uses are offered; ${users.length} remotes that use its own still can`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
