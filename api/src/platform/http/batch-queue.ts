interface Batch<Item, Answer> {
  readonly items: Item[];
  readonly answer: Promise<Answer>;
}

/** Items that arrive during a batch share the next one, so that an answer is never older than its call. */
export class BatchQueue<Item, Answer> {
  private running: Promise<unknown> = Promise.resolve();
  private next: Batch<Item, Answer> | null = null;

  constructor(private readonly run: (items: readonly Item[]) => Promise<Answer>) {}

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
