import { FaultList, type SwitchedFault } from '../../faults/fault-list.js';

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

export interface Fault extends SwitchedFault {
  readonly kind: FaultKind;
  /** HTTP status of `unavailable`; 503 by default, and 400 was seen too. */
  readonly status?: number;
  readonly reasons?: readonly { code: string; message: string }[];
  /** The DIAN rejects every document of this customer (identification) until their data are changed. */
  readonly untilChangeOf?: string;
}

export const DIAN_REASON = {
  code: 'FAK24',
  message: 'Regla: FAK24, Rechazo: El DV del NIT del adquirente no está correctamente calculado.',
};

export class Faults extends FaultList<Fault> {
  customerChanged(identification: string): void {
    this.list = this.list.filter(({ untilChangeOf }) => untilChangeOf !== identification);
  }

  /**
   * The fault of this request, counted as used; null without one. A rejection applies only to documents being sent:
   * `buyer` is their customer, null for other requests.
   */
  strike(method: string, path: string, buyer: string | null): Fault | null {
    return this.strikeOne(
      method,
      path,
      ({ kind, untilChangeOf }) =>
        !(kind === 'dian-rejection' && buyer === null) &&
        (untilChangeOf === undefined || untilChangeOf === buyer),
    );
  }

  protected override lasts(fault: Fault): boolean {
    return super.lasts(fault) || fault.untilChangeOf !== undefined;
  }
}
