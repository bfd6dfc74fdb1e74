import { api } from '@lacteos/api-client';
import type { LegalTextHead } from '@lacteos/contracts/schemas';
import { useEffect, useState } from 'react';

/** Null until read, or when unreadable. */
export function usePolicyVersion(): number | null {
  const [version, setVersion] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.get<LegalTextHead[]>('/legal').then(
      (heads) => isWanted && setVersion(heads.find(({ document }) => document === 'datos')?.version ?? null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return version;
}
