/** Callers who join before a run starts share it, so that an answer is never older than its call. */
export class SingleFlight<T> {
  private readonly underWay = new Map<string, Promise<T>>();
  private readonly next = new Map<string, Promise<T>>();

  join(key: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.next.get(key);
    if (waiting) return waiting;
    const current = this.underWay.get(key);
    if (!current) return this.start(key, work);
    const flight = current.then(ignore, ignore).then(() => {
      this.next.delete(key);
      return this.start(key, work);
    });
    this.next.set(key, flight);
    return flight;
  }

  private start(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work().finally(() => {
      if (this.underWay.get(key) === flight) this.underWay.delete(key);
    });
    this.underWay.set(key, flight);
    return flight;
  }
}

function ignore(): void {
  return undefined;
}
