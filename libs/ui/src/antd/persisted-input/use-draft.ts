import { useContext, useEffect, useRef } from 'react';
import { DraftsContext } from './drafts-context';

/** Gives `restore` the kept value once the same person is back. @param name unique among what a page edits */
export function useDraft(
  name: string,
  read: () => unknown,
  restore: (value: unknown) => void,
  isHeld = true,
): void {
  const drafts = useContext(DraftsContext);
  const latest = useRef({ read, restore });
  useEffect(() => {
    latest.current = { read, restore };
  });
  useEffect(
    () => (drafts && isHeld ? drafts.hold(name, () => latest.current.read()) : undefined),
    [drafts, name, isHeld],
  );
  useEffect(() => {
    if (!drafts) return undefined;
    let isShown = true;
    void drafts.restore(name).then((value) => {
      if (value === undefined) return;
      if (isShown) latest.current.restore(value);
      else drafts.storeAgain(name, value);
    });
    return () => {
      isShown = false;
    };
  }, [drafts, name]);
}
