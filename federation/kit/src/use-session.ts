import { currentSession, session$, type Session } from '@lacteos/session-bus';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const subscription = session$.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** The session of the page; the component renders again whenever it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, currentSession);
