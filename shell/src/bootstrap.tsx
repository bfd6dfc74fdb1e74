import { sessionAuthority } from '@lacteos/api-client';
import { openRemotes, type Remotes, startDeferredWork, whenLoaded } from '@lacteos/remote-runtime';
import { installAuthority, readRoot } from '@lacteos/session-bus';
import '@lacteos/ui/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { SHELL_RULES } from './app/shell-rules';
import { prepareHead } from './routing/renew-head';
import { yieldToMainThread } from './yield-to-main-thread';

// Deferred work; nothing of it is awaited.
const startDeferred = (remotes: Remotes, wasSignedIn: boolean): void => {
  // Marks the end of the first page for measurements.
  performance.mark('lacteos:deferred');
  startDeferredWork(remotes, wasSignedIn).catch(console.warn);
  import('./releases/inspector').then(({ startInspector }) => startInspector(remotes), console.warn);
  prepareHead().catch(console.warn);
};

const start = async (): Promise<void> => {
  // Read early: a quick visitor signs out before the deferred work begins.
  const wasSignedIn = Boolean(readRoot().user);
  void installAuthority(sessionAuthority);
  await yieldToMainThread();
  const remotes = await openRemotes(SHELL_RULES);
  await yieldToMainThread();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // A transition renders in slices and answers taps in between.
  startTransition(() => createRoot(root).render(<App remotes={remotes} />));
  whenLoaded(() => startDeferred(remotes, wasSignedIn));
};

void start();
