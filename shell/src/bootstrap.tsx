import { sessionAuthority } from '@lacteos/api-client';
import { installAuthority, readRoot } from '@lacteos/session-bus';
import '@lacteos/ui/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenLoaded } from './timing/when-loaded';
import { yieldToMainThread } from './timing/yield-to-main-thread';
import { openRegistry, watchUncaught, type Registry } from './registry';
import { prepareHead } from './routing/renew-head';

// After everything that the first page needs: none of it is awaited.
const startDeferredWork = (registry: Registry, wasSignedIn: boolean): void => {
  // Measurements use it to tell what the first page itself loaded.
  performance.mark('lacteos:deferred');
  import('./registry/deferred').then(
    (deferred) => deferred.startDeferredWork(registry, wasSignedIn),
    console.warn,
  );
  prepareHead().catch(console.warn);
};

const start = async (): Promise<void> => {
  watchUncaught();
  // A quick visitor signs out before the deferred work begins.
  const wasSignedIn = Boolean(readRoot().user);
  void installAuthority(sessionAuthority);
  await yieldToMainThread();
  const registry = await openRegistry();
  await yieldToMainThread();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // As a transition, React draws the page in slices and answers taps in between.
  startTransition(() => createRoot(root).render(<App registry={registry} />));
  whenLoaded(() => startDeferredWork(registry, wasSignedIn));
};

void start();
