import { createContext } from 'react';

/** What a lost session leaves unsaved; a remote passes its own to AntdFrame. */
export interface KeptDrafts {
  /** Keeps what `read` gives when the session is lost, unless it is undefined. @returns ends it */
  hold: (name: string, read: () => unknown) => () => void;
  /** What was kept under a name, once. */
  take: (name: string) => Promise<unknown>;
  /** Takes back what was taken and not shown. */
  giveBack: (name: string, value: unknown) => void;
}

export const DraftsContext = createContext<KeptDrafts | null>(null);
