import { useState } from 'react';
import type { Counts } from './counted-cash';

export interface UnfinishedCount {
  counts: Counts;
  note: string;
}

const EMPTY: UnfinishedCount = { counts: {}, note: '' };
/** By person: another one at the same device doesn't see it. */
const keyOf = (userId: number, name: string): string => `lacteos.till.count.${userId}.${name}`;

function readCount(key: string): UnfinishedCount {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<UnfinishedCount>) };
  } catch {
    return EMPTY;
  }
}

function storeCount(key: string, count: UnfinishedCount | null): void {
  try {
    if (count) localStorage.setItem(key, JSON.stringify(count));
    else localStorage.removeItem(key);
  } catch {
    // The count then lasts as long as the page.
  }
}

/** Survives reload and closed tab until it is finished. @param name 'opening', or which shift is closed */
export function useUnfinishedCount(userId: number, name: string) {
  const key = keyOf(userId, name);
  const [count, setCount] = useState(() => readCount(key));
  return {
    ...count,
    change: (part: Partial<UnfinishedCount>) => {
      const changed = { ...count, ...part };
      setCount(changed);
      storeCount(key, changed);
    },
    finish: () => storeCount(key, null),
  };
}
