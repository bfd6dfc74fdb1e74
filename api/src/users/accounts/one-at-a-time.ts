/** Runs work one at a time, in the order of the calls. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  /** The outcome of the work, once what was called before is over. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => null);
    return turn;
  }
}
