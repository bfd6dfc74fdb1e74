import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import { answers } from '#features/answers';
import { remote } from '../remote';

/** Renders the remote's own pages at an address beside the shell's messages, with an empty cache. */
export function renderAt(path: string) {
  answers.clear();
  return renderPagesAt(path, remote.pages, <ToastHost />);
}
