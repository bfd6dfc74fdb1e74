interface Flight<I, O> {
  readonly items: I[];
  readonly outcome: Promise<O>;
}

/**
 * Batches callers: items that arrive while a batch runs share the next one, so that an answer is never older than its
 * call.
 */
export class BatchedSingleFlight<I, O> {
  private underWay: Promise<unknown> = Promise.resolve();
  private boarding: Flight<I, O> | null = null;

  /** @param fly handles all items of a batch at once */
  constructor(private readonly fly: (items: readonly I[]) => Promise<O>) {}

  /** The result for an item, from the next batch. */
  join(item: I): Promise<O> {
    const flight = (this.boarding ??= this.board());
    flight.items.push(item);
    return flight.outcome;
  }

  private board(): Flight<I, O> {
    const items: I[] = [];
    const outcome = this.underWay.then(() => {
      this.boarding = null;
      return this.fly(items);
    });
    this.underWay = outcome.catch(ignore);
    return { items, outcome };
  }
}

function ignore(): void {
  return undefined;
}
