import { useSession } from '@lacteos/remote-kit';
import { wantedProducts } from '@lacteos/session-bus';
import { useEffect } from 'react';

export const deliverAnyWanted = async (): Promise<void> => {
  if (wantedProducts().length === 0) return;
  const { deliverWanted } = await import('./deliver-wanted');
  await deliverWanted();
};

/** Also for sessions that begin in another tab or after a network loss. */
export function useWantedDelivery(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'authenticated') void deliverAnyWanted().catch(console.warn);
  }, [status]);
}
