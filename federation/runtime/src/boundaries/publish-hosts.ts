import { publishComponentHost, publishSlotHost } from '@lacteos/remote-kit';
import { RemotePart } from './remote-part';

export const publishHosts = (): void => {
  publishComponentHost(RemotePart);
  publishSlotHost(async () => (await import('./slot-fillers')).SlotFillers);
};
