import { App } from 'antd';
import { use, useCallback, useEffect, useRef, useState } from 'react';

import { notify } from '../../components/toasts';
import { FramePresence } from './frame-presence';

const textOf = (problem: string | { message: string }): string =>
  typeof problem === 'string' ? problem : problem.message;

/**
 * Shows why a dialog failed. If the page removes the dialog first, the problem stays as a message; after the person
 * left the page, the shell shows it. Clear it before closing.
 */
export function useLastingProblem<T extends string | { message: string }>() {
  const { notification } = App.useApp();
  const [problem, setShown] = useState<T | null>(null);
  const current = useRef<T | null>(null);
  const isGone = useRef(false);
  const hasFrame = use(FramePresence);
  const announce = useCallback(
    (problem: T) => notification.error({ title: textOf(problem), role: 'alert', duration: 0 }),
    [notification],
  );
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (current.current && hasFrame()) announce(current.current);
    };
  }, [announce, hasFrame]);
  const setProblem = useCallback(
    (next: T | null) => {
      if (next && isGone.current) return hasFrame() ? announce(next) : notify('error', textOf(next));
      current.current = next;
      return setShown(next);
    },
    [announce, hasFrame],
  );
  return [problem, setProblem] as const;
}
