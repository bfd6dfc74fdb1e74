import type { ApiError } from '@lacteos/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Read<T> {
  /** Stays while it is read again. */
  data: T | undefined;
  error: ApiError | null;
  isReading: boolean;
  reload: () => Promise<void>;
}

interface State<T> {
  name: string | null;
  data: T | undefined;
  error: ApiError | null;
  isReading: boolean;
}

/** Reads again under another name and when the tab comes back. Null reads nothing. */
export function useRead<T>(name: string | null, read: (signal: AbortSignal) => Promise<T>): Read<T> {
  const [state, setState] = useState<State<T>>({ name, data: undefined, error: null, isReading: true });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const turn = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    if (name === null) return;
    turn.current?.abort();
    const own = new AbortController();
    turn.current = own;
    setState((before) => ({ ...before, isReading: true }));
    try {
      const data = await latest.current(own.signal);
      if (!own.signal.aborted) setState({ name, data, error: null, isReading: false });
    } catch (error) {
      if (own.signal.aborted) return;
      setState((before) => ({
        name,
        data: before.name === name ? before.data : undefined,
        error: error as ApiError,
        isReading: false,
      }));
    }
  }, [name]);
  useEffect(() => {
    void reload();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      turn.current?.abort();
    };
  }, [reload]);
  const isOther = state.name !== name;
  return { ...state, data: isOther ? undefined : state.data, error: isOther ? null : state.error, reload };
}
