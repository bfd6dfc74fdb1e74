import { sessionAuthority } from '@lacteos/api-client';
import { installAuthority } from '@lacteos/session-bus';
import '@lacteos/ui/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { yieldToMainThread } from './timing/yield-to-main-thread';
import { openRegistry, watchUncaught, type Registry } from './registry';
import { prepareHead } from './routing/renew-head';

const LATEST_MS = 5_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS / 2);
};

const whenLoaded = (work: () => void): void => {
  const start = (): void => whenIdle(work);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

// After everything that the first page needs: none of it is awaited.
const startDeferredWork = (registry: Registry): void => {
  // Measurements use it to tell what the first page itself loaded.
  performance.mark('lacteos:deferred');
  import('./registry/deferred').then((deferred) => deferred.startDeferredWork(registry), console.warn);
  prepareHead().catch(console.warn);
};

const start = async (): Promise<void> => {
  watchUncaught();
  void installAuthority(sessionAuthority);
  await yieldToMainThread();
  const registry = await openRegistry();
  await yieldToMainThread();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // As a transition, React draws the page in slices and answers taps in between.
  startTransition(() => createRoot(root).render(<App registry={registry} />));
  whenLoaded(() => startDeferredWork(registry));
};

void start();
