export interface SwitchedFault {
  readonly kind: string;
  readonly method?: string;
  readonly path?: string;
  /** Remaining uses; faults with a probability stay until removed. */
  times?: number;
  /** 0 to 1 for each matching request; default 1. */
  readonly probability?: number;
  readonly delayMs?: number;
}

export class FaultList<F extends SwitchedFault> {
  protected list: F[] = [];

  constructor(private readonly random: () => number = Math.random) {}

  get all(): readonly F[] {
    return this.list;
  }

  /** Applies once unless `times` or `probability` is set. */
  add(fault: F): void {
    const isLasting = fault.times === undefined && this.lasts(fault);
    this.list.push(isLasting ? fault : { ...fault, times: fault.times ?? 1 });
  }

  clear(): void {
    this.list = [];
  }

  protected strikeOne(method: string, path: string, applies: (fault: F) => boolean): F | null {
    for (const fault of this.list) {
      if (!applies(fault)) continue;
      if (fault.times !== undefined && fault.times <= 0) continue;
      if (fault.method && fault.method !== method) continue;
      if (fault.path && !new RegExp(fault.path).test(path)) continue;
      if (this.random() >= (fault.probability ?? 1)) continue;
      if (fault.times !== undefined) fault.times -= 1;
      this.list = this.list.filter(({ times }) => times === undefined || times > 0);
      return fault;
    }
    return null;
  }

  protected lasts({ probability }: F): boolean {
    return probability !== undefined;
  }
}
