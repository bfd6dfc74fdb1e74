import type { Remotes } from '@lacteos/remote-runtime';
import { createRoot, type Root } from 'react-dom/client';
import { Inspector } from './inspector';
import type { LinkedRelease } from './previews/preview-link';

let shown: { root: Root; host: HTMLElement; opener: Element | null } | null = null;

const close = (): void => {
  if (!shown) return;
  const { root, host, opener } = shown;
  shown = null;
  root.unmount();
  host.remove();
  if (opener instanceof HTMLElement) opener.focus();
};

export const openWith = (remotes: Remotes, asked: readonly LinkedRelease[] = []): void => {
  close();
  const opener = document.activeElement;
  const host = document.createElement('div');
  host.dataset['inspector'] = '';
  document.body.append(host);
  const root = createRoot(host);
  shown = { root, host, opener };
  root.render(<Inspector remotes={remotes} asked={asked} onClose={close} />);
};

export const toggleInspector = (remotes: Remotes): void => {
  if (shown) close();
  else openWith(remotes);
};
