import { releaseFolder, type Registry, type RegistryVersion } from '@lacteos/remote-kit';
import { currentSession, readRoot, session$ } from '@lacteos/session-bus';
import type { Remotes } from '../remotes/remotes';
import type { ShellRules } from '../remotes/shell-rules';
import { matchRoutes } from 'react-router-dom';
import { remoteRoutes } from '../remotes/contributions';
import { addTrusted } from '../trust/integrity';
import { mayPrefetch } from './prefetch';
import { copyName, OfflineCopy, removeCopies } from './offline-copy';

const WORKER = '/offline-worker.js';

const stop = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await Promise.all([registration?.unregister(), removeCopies()]);
};

let hasEnded = false;

/** Also where the page itself was opened offline and keeps nothing. */
const removeAtSessionEnd = (wasSignedInBefore: boolean): void => {
  let wasSignedIn = wasSignedInBefore || Boolean(readRoot().user);
  session$.subscribe(({ status }) => {
    if (status === 'anonymous' && wasSignedIn) {
      hasEnded = true;
      removeCopies().catch(console.warn);
    }
    if (status === 'authenticated') wasSignedIn = true;
  });
};

const storeLoadedFiles = (
  copy: OfflineCopy,
  { seesPublicPages, isPublicAnswer }: ShellRules,
  worksOffline: (pathname: string) => boolean,
): void => {
  const unstored = new Set<string>();
  const storeFile = (address: string): void => void copy.storeFile(address).catch(console.warn);
  const storeEntry = (entry: PerformanceEntry): void => {
    const address = new URL(entry.name);
    if (hasEnded || !navigator.onLine || address.origin !== window.location.origin) return;
    const isPublic = seesPublicPages(currentSession());
    const isFile = address.pathname.startsWith('/releases/');
    if (isPublic && isPublicAnswer(address.pathname)) copy.storeAnswer(address.href).catch(console.warn);
    if (isFile) unstored.add(address.href);
    if (!isPublic && !worksOffline(window.location.pathname)) return;
    // A release's list may be read after its first files.
    const listed = [...unstored].filter((one) => copy.isListed(one));
    for (const one of listed) {
      unstored.delete(one);
      storeFile(one);
    }
  };
  const seen = new Set<string>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (seen.has(entry.name)) continue;
      seen.add(entry.name);
      storeEntry(entry);
    }
  }).observe({ type: 'resource', buffered: true });
};

const filesOf = (version: RegistryVersion): Map<string, string> => {
  const files = new Map<string, string>();
  addTrusted(files, [version], window.location.href);
  const releaseFile = new URL(`${releaseFolder(version)}release.json`, window.location.href);
  files.set(releaseFile.href, version.extras.releaseFile?.integrity ?? '');
  return files;
};

/** Integrity by address, from entries that the page completes as it loads them. */
const listedFiles = ({ microFrontends }: Registry): { get: (address: string) => string | undefined } => {
  const known = new WeakMap<RegistryVersion, Map<string, string>>();
  const knownFiles = (version: RegistryVersion): Map<string, string> => {
    const files = known.get(version) ?? filesOf(version);
    known.set(version, files);
    return files;
  };
  return {
    get: (address) => {
      for (const [version] of Object.values(microFrontends)) {
        const integrity = version && knownFiles(version).get(address);
        if (integrity) return integrity;
      }
      return undefined;
    },
  };
};

/**
 * Keeps the page, its files and its public answers for offline reloads (docs/adr/0022), for one revision of the
 * registry. The end of the session, a preview or a shop without offline copies removes everything.
 */
export const startOfflineCopy = async (
  { registry, admit, settings, previews, rules }: Remotes,
  wasSignedIn: boolean,
): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const { revision } = registry;
  const { signature } = registry.trust ?? registry;
  if (!settings.keepsOffline || previews.length > 0 || revision === undefined || !signature) return stop();
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const name = copyName(signature.keyId, revision);
  removeAtSessionEnd(wasSignedIn);
  await removeCopies(name);
  const offlineRoutes = remoteRoutes(registry).filter((route) => route.worksOffline);
  const worksOffline = (pathname: string): boolean => matchRoutes(offlineRoutes, pathname) !== null;
  if (!navigator.onLine || !(mayPrefetch(connection) || worksOffline(window.location.pathname))) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const [shell] = registry.microFrontends['shell'] ?? [];
  // Its entry lists no fonts.
  if (shell) await admit(shell);
  const copy = new OfflineCopy(await caches.open(name), listedFiles(registry), revision);
  await copy.storePage(window.location.pathname);
  if (hasEnded) return removeCopies();
  storeLoadedFiles(copy, rules, worksOffline);
};
