import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import { answers } from '#features/answers';
import { remote } from '../remote';

/** Everything is in view: the page has no size here. */
class InView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing was kept.
  }
}

/** Renders the remote's own pages at an address beside the shell's messages, with an empty cache. */
export function renderAt(path: string) {
  answers.clear();
  Object.assign(window, { IntersectionObserver: InView });
  return renderPagesAt(path, remote.pages, <ToastHost />);
}
