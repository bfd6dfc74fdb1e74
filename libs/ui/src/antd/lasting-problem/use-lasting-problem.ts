import { App } from 'antd';
import { use, useCallback, useEffect, useRef, useState } from 'react';

import { notify } from '../../components/toasts';
import { FramePresence } from './frame-presence';

const textOf = (problem: string | { message: string }): string =>
  typeof problem === 'string' ? problem : problem.message;

/**
 * Why a dialog could not do its work. If the page takes the dialog away before its person closed it, because the row was
 * changed by somebody else, the problem is told in a message that stays. Clear it before closing. What fails once its person has
 * left the page is told by the shell; what they saw before they left is not told again.
 */
export function useLastingProblem<T extends string | { message: string }>() {
  const { notification } = App.useApp();
  const [problem, setShown] = useState<T | null>(null);
  const current = useRef<T | null>(null);
  const isGone = useRef(false);
  const hasFrame = use(FramePresence);
  const announce = useCallback(
    (told: T) => notification.error({ title: textOf(told), role: 'alert', duration: 0 }),
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
