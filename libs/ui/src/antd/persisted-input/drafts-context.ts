import { createContext } from 'react';

/** A remote passes its own to AntdFrame. */
export interface DraftStore {
  /** Keeps what `read` returns when the session is lost, unless undefined. @returns stops it */
  hold: (name: string, read: () => unknown) => () => void;
  /** Reads a kept value once. */
  restore: (name: string) => Promise<unknown>;
  /** Stores a taken value again that was not shown. */
  storeAgain: (name: string, value: unknown) => void;
}

export const DraftsContext = createContext<DraftStore | null>(null);
