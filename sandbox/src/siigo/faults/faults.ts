import { FaultList, type SwitchedFault } from '../../faults/fault-list.js';

/**
 * Work not done: `rate-limit` 429, `server-error` 500 (consumes the idempotency key), `unavailable` 503,
 * `cut-before`, `expired-token` 401. Work done: `server-error-after` 500 (consumes the key), `cut-after`, `slow`
 * (after `delayMs`). `dian-rejection`: the DIAN will reject the request's document.
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
  /** Status of `unavailable`: 503 by default; 400 was seen too. */
  readonly status?: number;
  readonly reasons?: readonly { code: string; message: string }[];
  /** The DIAN rejects this customer's documents (identification) until their data change. */
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

  /** Counts the fault as used. Rejections apply only to documents being sent; `buyer` is null for other requests. */
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
