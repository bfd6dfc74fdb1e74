import { useSyncExternalStore } from 'react';
import type { RemoteMenuEntry } from './remote-manifest.js';

// Every remote brings its own copy of this file: the entries stand where all copies find them.
const HOLDER_KEY = Symbol.for('lacteos.menu');

interface MenuHolder {
  entries: readonly RemoteMenuEntry[];
  listeners: Set<() => void>;
}

const holder = (): MenuHolder => {
  const place = globalThis as { [HOLDER_KEY]?: MenuHolder };
  return (place[HOLDER_KEY] ??= { entries: [], listeners: new Set() });
};

/** Tells the remotes which menu entries of all live remotes the visitor may see (shell only). */
export const publishMenu = (entries: readonly RemoteMenuEntry[]): void => {
  const { listeners } = Object.assign(holder(), { entries: [...entries] });
  for (const tell of listeners) tell();
};

const subscribe = (onChange: () => void): (() => void) => {
  const { listeners } = holder();
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
const currentMenu = (): readonly RemoteMenuEntry[] => holder().entries;

/** The menu entries that the visitor may see, of all live remotes; a page that links only these links nothing dead. */
export const useMenu = (): readonly RemoteMenuEntry[] =>
  useSyncExternalStore(subscribe, currentMenu, currentMenu);
