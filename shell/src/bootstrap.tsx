import { sessionAuthority } from '@lacteos/api-client';
import { installAuthority } from '@lacteos/session-bus';
import '@lacteos/ui/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { openRegistry } from './registry';

const start = async (): Promise<void> => {
  void installAuthority(sessionAuthority);
  const registry = await openRegistry();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // As a transition, React draws the page in slices and answers taps in between.
  startTransition(() => createRoot(root).render(<App registry={registry} />));
};

void start();
