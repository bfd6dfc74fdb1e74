const MINUTE_MS = 60_000;

export class AddressLimit {
  private readonly counts = new Map<string, number>();
  private windowEnds = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => Date,
  ) {}

  tryAcquire(address: string): boolean {
    const at = this.now().getTime();
    if (at >= this.windowEnds) {
      this.counts.clear();
      this.windowEnds = at + MINUTE_MS;
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= this.perMinute;
  }
}
