import { currentSession, session$, type Session } from '@lacteos/session-bus';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const subscription = session$.subscribe(onChange);
  return () => subscription.unsubscribe();
};

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, currentSession);
