import { sessionAuthority } from '@lacteos/api-client';
import { installAuthority } from '@lacteos/session-bus';
import '@lacteos/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { openRegistry } from './registry';

const start = async (): Promise<void> => {
  void installAuthority(sessionAuthority);
  const registry = await openRegistry();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  createRoot(root).render(<App registry={registry} />);
};

void start();
