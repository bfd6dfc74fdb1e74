/**
 * Kinds of faults. The work was not done: `rate-limit` 429, `server-error` 500 (the idempotency key is consumed),
 * `unavailable` 503, `cut-before` (connection cut), `expired-token` 401. The work was done: `server-error-after` 500 (key
 * consumed), `cut-after` (connection cut), `slow` (answered after `delayMs`). `dian-rejection`: the document that this
 * request sends to the DIAN will be rejected.
 */
export const FAULT_KINDS = [
  'rate-limit',
  'server-error',
  'unavailable',
  'cut-before',
  'expired-token',
  'server-error-after',
  'cut-after',
  'slow',
  'dian-rejection',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Requests that it applies to; all of /v1 by default. */
  readonly method?: string;
  /** Regular expression on the path. */
  readonly path?: string;
  /** Remaining number of times; absent with a probability: until it is removed. */
  times?: number;
  /** Probability (0 to 1) for each matching request; default 1. */
  readonly probability?: number;
  readonly delayMs?: number;
  /** HTTP status of `unavailable`; 503 by default, and 400 was seen too. */
  readonly status?: number;
  /** Reasons of a rejection. */
  readonly reasons?: readonly { code: string; message: string }[];
  /** The DIAN rejects every document of this customer (identification) until their data are changed. */
  readonly untilChangeOf?: string;
}

export const DIAN_REASON = {
  code: 'FAK24',
  message: 'Regla: FAK24, Rechazo: El DV del NIT del adquirente no está correctamente calculado.',
};

/** The active faults. */
export class Faults {
  private list: Fault[] = [];

  constructor(private readonly random: () => number = Math.random) {}

  get all(): readonly Fault[] {
    return this.list;
  }

  /** Activates a fault; once unless `times` or `probability` say otherwise. */
  add(fault: Fault): void {
    const isLasting =
      fault.times === undefined && (fault.probability !== undefined || fault.untilChangeOf !== undefined);
    this.list.push(isLasting ? fault : { ...fault, times: fault.times ?? 1 });
  }

  clear(): void {
    this.list = [];
  }

  /** Ends the rejections of this customer, whose data were corrected. */
  customerChanged(identification: string): void {
    this.list = this.list.filter(({ untilChangeOf }) => untilChangeOf !== identification);
  }

  /**
   * The fault of this request, counted as used; null without one. A rejection applies only to documents being sent:
   * `buyer` is their customer, null for other requests.
   */
  strike(method: string, path: string, buyer: string | null): Fault | null {
    for (const fault of this.list) {
      if (fault.kind === 'dian-rejection' && buyer === null) continue;
      if (fault.untilChangeOf !== undefined && fault.untilChangeOf !== buyer) continue;
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
}
