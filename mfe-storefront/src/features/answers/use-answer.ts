import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { answers, type Answer, type Load } from './answer-store';

const FRESH_MS = 2_000;

export interface UsedAnswer<T> extends Omit<Answer<T>, 'at'> {
  /** Data of the previous name while the new one loads. */
  isPrevious: boolean;
  reload: () => void;
}

const IDLE: Answer = { isLoading: false, at: 0 };
const nothing = (): void => {};

/** Revalidates on mount, focus and reconnection; null reads nothing. Old data stays until the next is loaded. */
export function useAnswer<T>(name: string | null, load: Load<T>): UsedAnswer<T> {
  const latest = useRef(load);
  latest.current = load;
  const stable = useCallback<Load<unknown>>((isFresh) => latest.current(isFresh), []);
  const peek = (): Answer<T> => (name ? answers.peek(name) : IDLE) as Answer<T>;
  const watch = useCallback(
    (onChange: () => void) => (name ? answers.watch(name, stable, onChange) : nothing),
    [name, stable],
  );
  const answer = useSyncExternalStore(watch, peek, peek);

  useEffect(() => {
    if (!name) return undefined;
    const loadUnlessFresh = (): void => {
      const { at, error } = answers.peek(name);
      if (error || Date.now() - at > FRESH_MS) void answers.load(name, stable);
    };
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') loadUnlessFresh();
    };
    loadUnlessFresh();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', loadUnlessFresh);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', loadUnlessFresh);
    };
  }, [name, stable]);

  const last = useRef<T | undefined>(undefined);
  useEffect(() => {
    if (answer.data !== undefined) last.current = answer.data;
  }, [answer.data]);
  const isPrevious = answer.data === undefined && answer.error === undefined && last.current !== undefined;
  return {
    data: isPrevious ? last.current : answer.data,
    error: answer.error,
    isLoading: answer.isLoading,
    isPrevious,
    reload: () => {
      if (name) void answers.load(name, stable, true);
    },
  };
}
