import { session$ } from '@lacteos/session-bus';

export interface FileImport {
  id: number;
  file: string;
  /** Null while saving. */
  outcome: { title: string; reason?: string } | null;
}

let imports: readonly FileImport[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const change = (next: readonly FileImport[]): void => {
  imports = next;
  for (const watcher of watchers) watcher();
};

export const importStore = {
  read: (): readonly FileImport[] => imports,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  begin: (file: string): number => {
    lastId += 1;
    change([...imports, { id: lastId, file, outcome: null }]);
    return lastId;
  },
  recordOutcome: (id: number, outcome: NonNullable<FileImport['outcome']>): void =>
    change(imports.map((each) => (each.id === id ? { ...each, outcome } : each))),
  forget: (id: number): void => change(imports.filter((each) => each.id !== id)),
};

session$.subscribe(({ status }) => {
  if (status === 'anonymous') change([]);
});
