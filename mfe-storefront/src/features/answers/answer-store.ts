export interface Answer<T = unknown> {
  data?: T;
  error?: unknown;
  isLoading: boolean;
  /** Epoch milliseconds; 0 before. */
  at: number;
}
/** `isFresh` bypasses stored copies. */
export type Load<T> = (isFresh: boolean) => Promise<T>;

interface Entry {
  answer: Answer;
  load: Load<unknown>;
  turn: number;
  listeners: Set<() => void>;
}

const NOTHING: Answer = { isLoading: false, at: 0 };

/** Shows the last data at once and revalidates it. */
class AnswerStore {
  private readonly entries = new Map<string, Entry>();

  /** The same object until it changes. */
  peek(name: string): Answer {
    return this.entries.get(name)?.answer ?? NOTHING;
  }

  watch(name: string, load: Load<unknown>, onChange: () => void): () => void {
    const entry = this.entryOf(name, load);
    entry.listeners.add(onChange);
    return () => entry.listeners.delete(onChange);
  }

  /** Concurrent reads share one call unless `isFresh`. */
  async load(name: string, load: Load<unknown>, isFresh = false): Promise<void> {
    const entry = this.entryOf(name, load);
    if (entry.answer.isLoading && !isFresh) return;
    entry.turn += 1;
    const { turn } = entry;
    this.change(entry, { ...entry.answer, isLoading: true });
    try {
      const data = await load(isFresh);
      if (turn === entry.turn) this.change(entry, { data, isLoading: false, at: Date.now() });
    } catch (error) {
      if (turn === entry.turn) this.change(entry, { ...entry.answer, error, isLoading: false });
    }
  }

  store(name: string, data: unknown): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    entry.turn += 1;
    this.change(entry, { data, isLoading: false, at: Date.now() });
  }

  /** Bypasses HTTP caches; drops entries without listeners. */
  async renew(concerns: (name: string) => boolean): Promise<void> {
    const shown = [...this.entries].filter(([name]) => concerns(name));
    await Promise.all(
      shown.map(async ([name, entry]) => {
        if (entry.listeners.size > 0) await this.load(name, entry.load, true);
        else this.entries.delete(name);
      }),
    );
  }

  clear(): void {
    this.entries.clear();
  }

  private entryOf(name: string, load: Load<unknown>): Entry {
    const entry = this.entries.get(name) ?? { answer: NOTHING, load, turn: 0, listeners: new Set() };
    entry.load = load;
    this.entries.set(name, entry);
    return entry;
  }

  private change(entry: Entry, answer: Answer): void {
    entry.answer = answer;
    for (const listener of [...entry.listeners]) listener();
  }
}

export const answers = new AnswerStore();
