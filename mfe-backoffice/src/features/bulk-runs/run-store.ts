import { session$ } from '@lacteos/session-bus';

export interface BulkTask {
  orderId: number;
  /** Resolves to the server's reason for a refusal, else null. */
  send: () => Promise<string | null>;
}
export interface BulkFailure {
  orderId: number;
  reason: string;
}
export interface BulkRun {
  id: number;
  subject: string;
  tasks: readonly BulkTask[];
  done: readonly number[];
  failures: readonly BulkFailure[];
  isSending: boolean;
  onEnd: () => void;
}
type BulkRequest = Pick<BulkRun, 'id' | 'subject' | 'tasks' | 'onEnd'>;

let runs: readonly BulkRun[] = [];
let elsewhere: readonly BulkRun[] = [];
let attended: readonly number[] = [];
let lastId = 0;
const watchers = new Set<() => void>();
const stopped = new Set<number>();

const publish = (): void => {
  elsewhere = runs.filter(({ id }) => !attended.includes(id));
  for (const watcher of watchers) watcher();
};
const find = (id: number): BulkRun | undefined => runs.find((run) => run.id === id);
const change = (id: number, changed: Partial<BulkRun>): void => {
  runs = runs.map((run) => (run.id === id ? { ...run, ...changed } : run));
  publish();
};
const drop = (id: number): void => {
  stopped.add(id);
  runs = runs.filter((run) => run.id !== id);
  publish();
};

async function sendTask(id: number, { orderId, send }: BulkTask): Promise<void> {
  const reason = await send();
  const run = find(id);
  if (!run) return;
  if (reason === null) change(id, { done: [...run.done, orderId] });
  else change(id, { failures: [...run.failures, { orderId, reason }] });
}

async function send(id: number): Promise<boolean> {
  const run = find(id);
  if (!run || run.isSending) return false;
  stopped.delete(id);
  change(id, { isSending: true, failures: [] });
  try {
    for (const task of run.tasks.filter(({ orderId }) => !run.done.includes(orderId))) {
      if (stopped.has(id)) break;
      await sendTask(id, task);
    }
  } finally {
    change(id, { isSending: false });
    run.onEnd();
  }
  return find(id)?.done.length === run.tasks.length;
}

/** Runs go on when their dialog closes or the person changes pages. */
export const bulkRuns = {
  read: (): readonly BulkRun[] => runs,
  readElsewhere: (): readonly BulkRun[] => elsewhere,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  newId: (): number => ++lastId,
  attend: (id: number): (() => void) => {
    attended = [...attended, id];
    publish();
    return () => {
      attended = attended.filter((each) => each !== id);
      publish();
    };
  },
  /** A known run keeps what it has registered. */
  start: ({ id, ...request }: BulkRequest): Promise<boolean> => {
    const known = find(id);
    if (known?.isSending) return Promise.resolve(false);
    const run: BulkRun = { id, ...request, done: known?.done ?? [], failures: [], isSending: false };
    runs = [...runs.filter((each) => each.id !== id), run];
    return send(id);
  },
  retry: (id: number): void => void send(id),
  stop: (id: number): void => void stopped.add(id),
  forget: drop,
};

session$.subscribe(({ status }) => {
  if (status === 'anonymous') for (const { id } of runs) drop(id);
});
// A reload ends the run: the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (runs.some(({ isSending }) => isSending)) event.preventDefault();
});
