import { useLayoutEffect } from 'react';
import { useRemotes } from '../remotes/remotes';
import type { Attempt } from './mount-attempt';

const onlyLight = new Set<object>();
const show = (): void => {
  document.documentElement.toggleAttribute('data-only-light', onlyLight.size > 0);
};

/** Keeps the page light while it shows a part for the light scheme alone, also when a fallback release brings it. */
export function useShownScheme(remoteName: string, { without }: Attempt): void {
  const [version] = useRemotes().registry.microFrontends[remoteName] ?? [];
  const isDrawnDark = version?.extras.manifest?.hasDarkScheme === true && without.length === 0;
  useLayoutEffect(() => {
    const part = {};
    if (!isDrawnDark) onlyLight.add(part);
    show();
    return () => {
      onlyLight.delete(part);
      show();
    };
  }, [isDrawnDark]);
}
