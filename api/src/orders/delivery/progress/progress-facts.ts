import type { DeliveryAction } from '@lacteos/contracts/delivery/delivery-progress';

import type { ProgressFacts } from './progress.repository.js';

export interface StepFacts {
  readonly at: Date;
  readonly receivedBy?: string | null;
  readonly reason?: string | null;
  readonly celsius?: number | null;
  readonly photo?: string | null;
}

/** Columns that a step changes. */
export function factsOf(action: DeliveryAction, { at, ...given }: StepFacts): ProgressFacts {
  const { receivedBy = null, reason = null, celsius = null, photo = null } = given;
  const seen = { decicelsius: celsius === null ? null : Math.round(celsius * 10), photo };
  switch (action) {
    case 'pack':
      return { packedAt: at };
    case 'unpack':
      return { packedAt: null };
    case 'send':
      return { sentAt: at, reason: null, photo: null, decicelsius: null };
    case 'handOver':
    case 'deliver':
      return { receivedAt: at, receivedBy, reason, ...seen };
    case 'fail':
      return { failedAt: at, reason, ...seen };
    case 'comeBack':
      return { backAt: at };
  }
}
