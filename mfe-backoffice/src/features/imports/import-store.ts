import { session$ } from '@lacteos/session-bus';

/** A file that is being saved after its dialog was closed, or what became of it. */
export interface FileImport {
  id: number;
  /** 'productos.xlsx' */
  file: string;
  /** Null while it is being saved. */
  outcome: { title: string; reason?: string } | null;
}

let imports: readonly FileImport[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const change = (next: readonly FileImport[]): void => {
  imports = next;
  for (const watcher of watchers) watcher();
};

/** The imports of this tab that no dialog shows any more. */
export const importStore = {
  read: (): readonly FileImport[] => imports,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Shows that a file is being saved. @returns its id */
  begin: (file: string): number => {
    lastId += 1;
    change([...imports, { id: lastId, file, outcome: null }]);
    return lastId;
  },
  /** Shows what became of it, until the person closes the notice. */
  end: (id: number, outcome: NonNullable<FileImport['outcome']>): void =>
    change(imports.map((each) => (each.id === id ? { ...each, outcome } : each))),
  forget: (id: number): void => change(imports.filter((each) => each.id !== id)),
};

session$.subscribe(({ status }) => {
  if (status === 'anonymous') change([]);
});
