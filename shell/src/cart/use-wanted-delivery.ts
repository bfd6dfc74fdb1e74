import { useSession } from '@lacteos/remote-kit';
import { wantedProducts } from '@lacteos/session-bus';
import { useEffect } from 'react';

/** Resolves when what the visitor asked for before signing in is in their cart. */
export const deliverAnyWanted = async (): Promise<void> => {
  if (wantedProducts().length === 0) return;
  const { deliverWanted } = await import('./deliver-wanted');
  await deliverWanted();
};

/** Also for sessions that begin elsewhere: in another tab, or when the network is back. */
export function useWantedDelivery(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'authenticated') void deliverAnyWanted().catch(console.warn);
  }, [status]);
}
