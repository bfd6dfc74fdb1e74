import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'events';

const emits = ({ manifest }: Release, name: string): boolean =>
  manifest?.emits?.some((event) => event.name === name) ?? false;
const emitsContract = ({ manifest }: Release, name: string, contract: number): boolean =>
  manifest?.emits?.some((event) => event.name === name && event.contracts.includes(contract)) ?? false;
const titles = (releases: readonly Release[]): string =>
  releases.map(({ name, releaseId }) => `${name} ${releaseId}`).join(', ');

/** Events that a listener would miss: another contract, or no sender. */
const missedEvents = (listener: Release, senders: readonly Release[], before: Release | null): Finding[] =>
  (listener.manifest?.hears ?? []).flatMap(({ name, contract }): Finding[] => {
    const sending = senders.filter((release) => emits(release, name));
    const deaf = sending.filter((release) => !emitsContract(release, name, contract));
    const who = `${listener.name} ${listener.releaseId} hears ${name} (contract ${contract})`;
    const affects = [listener.name];
    if (deaf.length > 0)
      return [
        { check: CHECK, level: 'breaks', message: `${who}; ${titles(deaf)} sends other contracts`, affects },
      ];
    if (sending.length > 0) return [];
    const isLost = before !== null && emitsContract(before, name, contract);
    const message = `${who}; ${isLost ? 'nobody would send it any more' : 'no live release sends it'}`;
    return [{ check: CHECK, level: isLost ? 'breaks' : 'warns', message, affects }];
  });

/** Both directions: events that the release hears, and those that others hear from it. */
export const checkEvents = (release: Release, { others, before }: ReleaseContext): Finding[] => {
  const all = [release, ...others];
  const sent = new Set(
    [release, before].flatMap((one) => one?.manifest?.emits ?? []).map(({ name }) => name),
  );
  const found = [
    ...missedEvents(release, all, null),
    ...others.flatMap((listener) => {
      const hears = listener.manifest?.hears?.filter(({ name }) => sent.has(name));
      return missedEvents(
        { ...listener, manifest: listener.manifest && { ...listener.manifest, hears } },
        all,
        before,
      );
    }),
  ];
  if (found.length > 0) return found;
  const { emits: sends = [], hears = [] } = release.manifest ?? {};
  const message = `${hears.length} events that it hears are sent, ${sends.length} that it sends fit whoever hears them`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
