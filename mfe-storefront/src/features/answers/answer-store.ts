export interface Answer<T = unknown> {
  data?: T;
  error?: unknown;
  isLoading: boolean;
  /** When the data came (epoch milliseconds); 0 before. */
  at: number;
}
/** Reads the data; `isFresh` when a stored copy must not be used. */
export type Ask<T> = (isFresh: boolean) => Promise<T>;

interface Entry {
  answer: Answer;
  ask: Ask<unknown>;
  turn: number;
  listeners: Set<() => void>;
}

const NOTHING: Answer = { isLoading: false, at: 0 };

/** Cache of API reads by name: going back shows the last data at once and revalidates it. */
class AnswerStore {
  private readonly entries = new Map<string, Entry>();

  /** The present state of a name; the same object until it changes. */
  peek(name: string): Answer {
    return this.entries.get(name)?.answer ?? NOTHING;
  }

  /** Calls back at every change of a name. Returns the function that ends it. */
  watch(name: string, ask: Ask<unknown>, onChange: () => void): () => void {
    const entry = this.entryOf(name, ask);
    entry.listeners.add(onChange);
    return () => entry.listeners.delete(onChange);
  }

  /** Reads a name; concurrent reads share one call unless `isFresh`. */
  async ask(name: string, ask: Ask<unknown>, isFresh = false): Promise<void> {
    const entry = this.entryOf(name, ask);
    if (entry.answer.isLoading && !isFresh) return;
    entry.turn += 1;
    const { turn } = entry;
    this.change(entry, { ...entry.answer, isLoading: true });
    try {
      const data = await ask(isFresh);
      if (turn === entry.turn) this.change(entry, { data, isLoading: false, at: Date.now() });
    } catch (error) {
      if (turn === entry.turn) this.change(entry, { ...entry.answer, error, isLoading: false });
    }
  }

  /** Replaces the data of a name by what is already known. */
  put(name: string, data: unknown): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    entry.turn += 1;
    this.change(entry, { data, isLoading: false, at: Date.now() });
  }

  /** Revalidates what is shown, bypassing HTTP caches, and drops entries without listeners. */
  async renew(concerns: (name: string) => boolean): Promise<void> {
    const shown = [...this.entries].filter(([name]) => concerns(name));
    await Promise.all(
      shown.map(async ([name, entry]) => {
        if (entry.listeners.size > 0) await this.ask(name, entry.ask, true);
        else this.entries.delete(name);
      }),
    );
  }

  /** Forgets everything. */
  clear(): void {
    this.entries.clear();
  }

  private entryOf(name: string, ask: Ask<unknown>): Entry {
    const entry = this.entries.get(name) ?? { answer: NOTHING, ask, turn: 0, listeners: new Set() };
    entry.ask = ask;
    this.entries.set(name, entry);
    return entry;
  }

  private change(entry: Entry, answer: Answer): void {
    entry.answer = answer;
    for (const tell of [...entry.listeners]) tell();
  }
}

export const answers = new AnswerStore();
