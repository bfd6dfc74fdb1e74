import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import { answers } from '#features/answers';
import { remote } from '../remote';

/** jsdom has no layout: everything is in view. */
class InView {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing was kept.
  }
}

/** Adds the shell's messages; the cache is empty. */
export function renderAt(path: string) {
  answers.clear();
  Object.assign(window, { IntersectionObserver: InView });
  return renderPagesAt(path, remote.pages, <ToastHost />);
}
