import { useSession } from '@lacteos/remote-kit';
import { chosenStore, on, readRoot, type Session } from '@lacteos/session-bus';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { useEffect, useMemo, useState } from 'react';

export interface Seller {
  user: SessionUser;
  /** Null: the factory. */
  storeId: number | null;
}

/** Null until the session is known; without a network who was last signed in. */
function userOf(session: Session): SessionUser | null {
  if (session.status === 'authenticated') return session.user;
  return session.status === 'unreachable' ? (readRoot().user ?? null) : null;
}

export function useSeller(): Seller | null {
  const session = useSession();
  const [storeId, setStoreId] = useState(chosenStore);
  useEffect(() => {
    setStoreId(chosenStore());
    const chosen = on('store-chosen').subscribe(() => setStoreId(chosenStore()));
    return () => chosen.unsubscribe();
  }, [session]);
  const user = useMemo(() => userOf(session), [session]);
  return useMemo(() => user && { user, storeId }, [user, storeId]);
}
