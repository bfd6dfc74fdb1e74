import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Why a dialog could not do its work. If the page takes the dialog away before its person closed it, because the row was
 * changed by somebody else, the problem is told in a message that stays. Clear it before closing.
 */
export function useLastingProblem<T extends string | { message: string }>() {
  const { notification } = App.useApp();
  const [problem, setShown] = useState<T | null>(null);
  const current = useRef<T | null>(null);
  const isGone = useRef(false);
  const announce = useCallback(
    (told: T) =>
      notification.error({
        title: typeof told === 'string' ? told : told.message,
        role: 'alert',
        duration: 0,
      }),
    [notification],
  );
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (current.current) announce(current.current);
    };
  }, [announce]);
  const setProblem = useCallback(
    (next: T | null) => {
      if (next && isGone.current) return announce(next);
      current.current = next;
      return setShown(next);
    },
    [announce],
  );
  return [problem, setProblem] as const;
}
