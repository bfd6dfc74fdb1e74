import { currentSession, readRoot, session$ } from '@lacteos/session-bus';
import type { Registry } from '../registry/registry';
import type { ShellRules } from '../registry/shell-rules';
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

const storeLoadedFiles = (copy: OfflineCopy, { seesPublicPages, isPublicAnswer }: ShellRules): void => {
  const storeEntry = (entry: PerformanceEntry): void => {
    const address = new URL(entry.name);
    if (hasEnded || !navigator.onLine || address.origin !== window.location.origin) return;
    if (!seesPublicPages(currentSession())) return;
    if (address.pathname.startsWith('/releases/')) copy.storeFile(address.href).catch(console.warn);
    else if (isPublicAnswer(address.pathname)) copy.storeAnswer(address.href).catch(console.warn);
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

/**
 * Keeps the page, its files and its public answers for offline reloads (docs/adr/0022), for one revision of the
 * discovery file. The end of the session, a preview or a shop without offline copies removes everything.
 */
export const startOfflineCopy = async (
  { discovery, settings, previews, rules }: Registry,
  wasSignedIn: boolean,
): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const { revision } = discovery;
  const { signature } = discovery.trust ?? discovery;
  if (!settings.keepsOffline || previews.length > 0 || revision === undefined || !signature) return stop();
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const name = copyName(signature.keyId, revision);
  removeAtSessionEnd(wasSignedIn);
  await removeCopies(name);
  if (!navigator.onLine || !mayPrefetch(connection)) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const trusted = new Map<string, string>();
  const live = Object.values(discovery.microFrontends).flatMap((versions) => versions.slice(0, 1));
  addTrusted(trusted, live, window.location.href);
  const copy = new OfflineCopy(await caches.open(name), trusted, revision);
  await copy.storePage(window.location.pathname);
  if (hasEnded) return removeCopies();
  storeLoadedFiles(copy, rules);
};
