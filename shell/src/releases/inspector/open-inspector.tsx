import type { Registry } from '@lacteos/remote-runtime';
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

export const openWith = (registry: Registry, asked: readonly LinkedRelease[] = []): void => {
  close();
  const opener = document.activeElement;
  const host = document.createElement('div');
  host.dataset['inspector'] = '';
  document.body.append(host);
  const root = createRoot(host);
  shown = { root, host, opener };
  root.render(<Inspector registry={registry} asked={asked} onClose={close} />);
};

export const toggleInspector = (registry: Registry): void => {
  if (shown) close();
  else openWith(registry);
};
