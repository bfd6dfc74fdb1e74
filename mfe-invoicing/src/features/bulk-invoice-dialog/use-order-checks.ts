import type { InvoiceFinding } from '@lacteos/contracts/schemas';
import { useEffect, useState } from 'react';

import { findingsOf, isBlocked } from '#features/invoice-creation';
import type { RunChoices } from './run-choices';

// Each check asks SIIGO for the buyer; more at once would only wait for its budget.
const AT_ONCE = 3;

export type OrderChecks = ReadonlyMap<number, readonly InvoiceFinding[]>;
interface Checked {
  of: string;
  checks: OrderChecks;
}

const failedCheck = (error: unknown): InvoiceFinding[] => [
  {
    code: 'REFUSED',
    severity: 'error',
    message: error instanceof Error ? error.message : String(error),
    advice: 'Abra el pedido y revíselo.',
    link: null,
  },
];

export function useOrderChecks(orderIds: readonly number[], choices: RunChoices | null): OrderChecks {
  const of = choices ? JSON.stringify([orderIds, choices]) : '';
  const [checked, setChecked] = useState<Checked>({ of: '', checks: new Map() });

  useEffect(() => {
    if (!of) return undefined;
    let isWanted = true;
    const [ids, request] = JSON.parse(of) as [number[], RunChoices];
    const storeFindings = (orderId: number, findings: readonly InvoiceFinding[]) =>
      setChecked((before) => ({
        of,
        checks: new Map([...(before.of === of ? before.checks : []), [orderId, findings]]),
      }));
    const work = async (): Promise<void> => {
      const orderId = isWanted ? ids.shift() : undefined;
      if (orderId === undefined) return;
      const findings = await findingsOf({ orderId, ...request }).catch(failedCheck);
      if (!isWanted) return;
      storeFindings(orderId, findings);
      await work();
    };
    for (let started = 0; started < AT_ONCE; started += 1) void work();
    return () => {
      isWanted = false;
    };
  }, [of]);

  return checked.of === of ? checked.checks : new Map();
}

export const isReady = (checks: OrderChecks, orderId: number): boolean => {
  const findings = checks.get(orderId);
  return findings !== undefined && !isBlocked(findings);
};
