import { useSyncExternalStore } from 'react';
import type { RemoteMenuEntry } from './remote-manifest.js';

// Global, because every remote bundles a copy of this file.
const HOLDER_KEY = Symbol.for('lacteos.menu');

export interface PublishedMenuEntry extends RemoteMenuEntry {
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

/** Visible menu entries of all live remotes; link only these to avoid dead links. */
export const useMenu = (): readonly PublishedMenuEntry[] =>
  useSyncExternalStore(subscribe, currentMenu, currentMenu);
