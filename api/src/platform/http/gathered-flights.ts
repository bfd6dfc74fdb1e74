interface Flight<I, O> {
  readonly items: I[];
  readonly outcome: Promise<O>;
}

/**
 * Answers questions of the same kind in batches: what is asked while one batch is under way goes into the next, so an answer
 * is never older than its question and a busy moment costs one statement.
 */
export class GatheredFlights<I, O> {
  private underWay: Promise<unknown> = Promise.resolve();
  private boarding: Flight<I, O> | null = null;

  /** @param fly answers all questions of a batch at once */
  constructor(private readonly fly: (items: readonly I[]) => Promise<O>) {}

  /** The outcome of the batch that this question goes into. */
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
