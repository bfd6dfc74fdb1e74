import { useSyncExternalStore } from 'react';

interface Bus {
  protocol: number;
  getSnapshot: () => { session: { status: string; user?: { name: string | null } } };
  subscribe: (listener: () => void) => () => void;
}

const PROTOCOL = 1;

const bus = (): Bus => {
  const found = Reflect.get(globalThis, Symbol.for('lacteos.session-bus')) as Bus | undefined;
  if (found?.protocol !== PROTOCOL) throw new Error(`session bus: protocol ${PROTOCOL} is not in this page`);
  return found;
};

const subscribe = (onChange: () => void): (() => void) => bus().subscribe(onChange);
const firstName = (): string | null => bus().getSnapshot().session.user?.name ?? null;

export const useFirstName = (): string | null => useSyncExternalStore(subscribe, firstName);
