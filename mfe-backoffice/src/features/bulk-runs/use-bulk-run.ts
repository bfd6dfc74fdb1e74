import { useEffect, useState, useSyncExternalStore } from 'react';

import { bulkRuns, type BulkRun } from './run-store';

interface OwnRun {
  id: number;
  run: BulkRun | undefined;
}

export function useBulkRun(): OwnRun {
  const [id] = useState(bulkRuns.newId);
  const runs = useSyncExternalStore(bulkRuns.watch, bulkRuns.read, bulkRuns.read);
  useEffect(() => {
    const leave = bulkRuns.attend(id);
    return () => {
      if (!bulkRuns.read().some((run) => run.id === id && run.isSending)) bulkRuns.forget(id);
      leave();
    };
  }, [id]);
  return { id, run: runs.find((each) => each.id === id) };
}
