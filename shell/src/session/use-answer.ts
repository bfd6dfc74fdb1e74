import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from './failure-text';

export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; data: T };

/** Ignores answers to an earlier question or after unmount. */
export function useAnswer<T>(read: () => Promise<T>): { answer: Answer<T>; reload: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' });
  const asked = useRef(0);
  const reload = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const question = asked.current;
    const next = await read().then(
      (data): Answer<T> => ({ state: 'ready', data }),
      (error: unknown): Answer<T> => ({ state: 'failed', message: failureText(error) }),
    );
    if (question === asked.current) setAnswer(next);
  }, [read]);
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  return { answer, reload };
}
