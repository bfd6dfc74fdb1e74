interface Holder {
  bytes: number;
  evict: () => void;
}

/** Memory budget shared by requests. The oldest are evicted first: honest requests finish in milliseconds. */
export class HeldBytes {
  private readonly holders = new Set<Holder>();
  private total = 0;

  constructor(private readonly maxBytes: number) {}

  /** Starts at zero bytes. `evict` is called at most once and must release the memory. */
  open(evict: () => void): { set: (bytes: number) => void; close: () => void } {
    const holder: Holder = { bytes: 0, evict };
    this.holders.add(holder);
    return {
      set: (bytes) => {
        if (!this.holders.has(holder)) return;
        this.total += bytes - holder.bytes;
        holder.bytes = bytes;
        this.evictOldest();
      },
      close: () => this.remove(holder),
    };
  }

  private evictOldest(): void {
    for (const holder of this.holders) {
      if (this.total <= this.maxBytes) return;
      if (holder.bytes === 0) continue;
      this.remove(holder);
      holder.evict();
    }
  }

  private remove(holder: Holder): void {
    if (this.holders.delete(holder)) this.total -= holder.bytes;
  }
}
