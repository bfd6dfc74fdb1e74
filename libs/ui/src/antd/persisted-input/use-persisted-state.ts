import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useDraft } from './use-draft';

/** State that survives a lost session. JSON values only. @param name unique among what a page edits */
export function usePersistedState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const [value, setValue] = useState(initial);
  const isChanged = value !== first;
  const isTouched = useRef(false);
  useDraft(
    name,
    () => value,
    (kept) => {
      if (!isTouched.current) setValue(kept as T);
    },
    isChanged,
  );
  const change = useCallback<typeof setValue>((next) => {
    isTouched.current = true;
    setValue(next);
  }, []);
  return [value, change];
}
