interface Batch<Item, Answer> {
  readonly items: Item[];
  readonly answer: Promise<Answer>;
}

/**
 * Runs one batch at a time: items that arrive meanwhile share the next one, so that an answer is never older than its call.
 */
export class BatchQueue<Item, Answer> {
  private running: Promise<unknown> = Promise.resolve();
  private next: Batch<Item, Answer> | null = null;

  /** @param run handles all items of a batch at once */
  constructor(private readonly run: (items: readonly Item[]) => Promise<Answer>) {}

  /** The answer of the next batch, for an item of it. */
  add(item: Item): Promise<Answer> {
    this.next ??= this.startAfterRunning();
    this.next.items.push(item);
    return this.next.answer;
  }

  private startAfterRunning(): Batch<Item, Answer> {
    const items: Item[] = [];
    const answer = this.running.then(() => {
      this.next = null;
      return this.run(items);
    });
    this.running = answer.catch(ignore);
    return { items, answer };
  }
}

function ignore(): void {
  return undefined;
}
