import { publishComponentHost, publishSlotHost } from '@lacteos/remote-kit';
import { RemotePart } from './remote-part';

/** Lets remotes show each other's components and fill each other's slots. */
export const publishHosts = (): void => {
  publishComponentHost(RemotePart);
  publishSlotHost(async () => (await import('./slot-fillers')).SlotFillers);
};
