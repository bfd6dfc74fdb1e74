import { useSession } from '@lacteos/remote-kit';
import { chosenStore, on, readRoot, type Session } from '@lacteos/session-bus';
import { useEffect, useState } from 'react';

const CASHIER = 2;

export const FACTORY_STOCK = 'factory';

const roleOf = (session: Session): number | undefined => {
  if (session.status === 'authenticated') return session.user.id_role;
  return session.status === 'unknown' ? readRoot().user?.id_role : undefined;
};

/** The factory's or a cashier's store's; null until a returning cashier is known. */
export function useStockOwner(): string | null {
  const session = useSession();
  const [, setChanges] = useState(0);
  useEffect(() => {
    const subscription = on('store-chosen').subscribe(() => setChanges((count) => count + 1));
    return () => subscription.unsubscribe();
  }, []);
  if (roleOf(session) !== CASHIER) return FACTORY_STOCK;
  return session.status === 'authenticated' ? `store-${chosenStore() ?? 'none'}` : null;
}

export function useLacksStore(): boolean {
  const session = useSession();
  return (
    session.status === 'authenticated' && session.user.id_role === CASHIER && session.user.stores.length === 0
  );
}
