import { useSyncExternalStore } from 'react';
import type { RemoteMenuEntry } from './remote-manifest.js';

// Every remote bundles its own copy of this file: the entries are global so that all copies share them.
const HOLDER_KEY = Symbol.for('lacteos.menu');

/** A menu entry as the shell publishes it. */
export interface PublishedMenuEntry extends RemoteMenuEntry {
  /** Route paths of the pages below it, of all remotes (`parent` of the routes); absent in older shells. */
  covers?: readonly string[];
}

interface MenuHolder {
  entries: readonly PublishedMenuEntry[];
  listeners: Set<() => void>;
}

const holder = (): MenuHolder => {
  const scope = globalThis as { [HOLDER_KEY]?: MenuHolder };
  return (scope[HOLDER_KEY] ??= { entries: [], listeners: new Set() });
};

/** Tells the remotes which menu entries of all live remotes the visitor may see (shell only). */
export const publishMenu = (entries: readonly PublishedMenuEntry[]): void => {
  const { listeners } = Object.assign(holder(), { entries: [...entries] });
  for (const tell of listeners) tell();
};

const subscribe = (onChange: () => void): (() => void) => {
  const { listeners } = holder();
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
const currentMenu = (): readonly PublishedMenuEntry[] => holder().entries;

/** The menu entries that the visitor may see, of all live remotes; a page that links only these has no dead links. */
export const useMenu = (): readonly PublishedMenuEntry[] =>
  useSyncExternalStore(subscribe, currentMenu, currentMenu);
