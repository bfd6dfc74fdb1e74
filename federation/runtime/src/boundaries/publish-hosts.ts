import { publishComponentHost, publishSlotHost } from '@lacteos/remote-kit';
import { RemotePart } from './remote-part';

/** Provides the hosts of remotes' components and slots. */
export const publishHosts = (): void => {
  publishComponentHost(RemotePart);
  publishSlotHost(async () => (await import('./slot-fillers')).SlotFillers);
};
