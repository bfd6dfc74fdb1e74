import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { answers, type Answer, type Ask } from './answer-store';

/** Younger answers are not asked for again when a page shows them anew. */
const YOUNG_MS = 2_000;

/** An answer with the way to ask again. */
export interface UsedAnswer<T> extends Omit<Answer<T>, 'at'> {
  /** The data belongs to the question before this one, whose answer is still on its way. */
  isPrevious: boolean;
  reload: () => void;
}

const IDLE: Answer = { isLoading: false, at: 0 };
const nothing = (): void => {};

/**
 * Asks the API when shown, when the visitor comes back to the tab and when the connection returns; shows at once what
 * is remembered. `name` null asks nothing yet. The data of the last name stay until those of the next are there.
 */
export function useAnswer<T>(name: string | null, ask: Ask<T>): UsedAnswer<T> {
  const latest = useRef(ask);
  latest.current = ask;
  const stable = useCallback<Ask<unknown>>((isFresh) => latest.current(isFresh), []);
  const peek = (): Answer<T> => (name ? answers.peek(name) : IDLE) as Answer<T>;
  const watch = useCallback(
    (onChange: () => void) => (name ? answers.watch(name, stable, onChange) : nothing),
    [name, stable],
  );
  const answer = useSyncExternalStore(watch, peek, peek);

  useEffect(() => {
    if (!name) return undefined;
    const askUnlessYoung = (): void => {
      const { at, error } = answers.peek(name);
      if (error || Date.now() - at > YOUNG_MS) void answers.ask(name, stable);
    };
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') askUnlessYoung();
    };
    askUnlessYoung();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', askUnlessYoung);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', askUnlessYoung);
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
      if (name) void answers.ask(name, stable, true);
    },
  };
}
