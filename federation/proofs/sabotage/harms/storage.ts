import type { Harms } from './harm';

const YEAR_S = 31_536_000;

export const STORAGE_HARMS: Harms = {
  'empties the storage': () => localStorage.clear(),
  'overwrites what others stored': () => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'mío');
  },
  'sets cookies that no server takes': () => {
    for (let at = 0; at < 12; at += 1)
      document.cookie = `sabotage-${at}=${'x'.repeat(3_900)}; path=/; max-age=${YEAR_S}`;
  },
  "holds the lock of the session's refresh": () =>
    void navigator.locks.request('lacteos.session.refresh', () => new Promise(() => undefined)),
  'unregisters the service worker and empties its caches': () => {
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((all) => all.forEach((registration) => void registration.unregister()));
    void caches.keys().then((names) => names.forEach((name) => void caches.delete(name)));
  },
  'deletes the databases of the browser': () =>
    void indexedDB
      .databases()
      .then((all) => all.forEach(({ name }) => name !== undefined && indexedDB.deleteDatabase(name))),
};
