import { ApiError } from '@lacteos/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { customerQuery, findCustomer, knownCustomersQuery } from '#features/customers';
import { CUSTOMER_NOT_FOUND, type CustomerChoice } from './model/customer-choice';
import { customerOfKey } from './model/customer-key';

const failureOf = (key: string, error: unknown): CustomerChoice => {
  const isUnknown = error instanceof ApiError && (error.code === CUSTOMER_NOT_FOUND || error.status === 404);
  return isUnknown
    ? { kind: 'unknown', identification: customerOfKey(key).identification }
    : { kind: 'failed', key, message: error instanceof Error ? error.message : String(error) };
};

/** Only the last look-up counts. @param initial looked up on mount */
export function useCustomerChoice(initial = '') {
  const queries = useQueryClient();
  const [choice, setChoice] = useState<CustomerChoice>({ kind: 'none' });
  const lastAsked = useRef('');

  const choose = useCallback(
    async (key: string): Promise<void> => {
      const { identification, branch_office: branch } = customerOfKey(key);
      const branchOf = async () => {
        const rows = branch ? await queries.fetchQuery(knownCustomersQuery(identification)) : [];
        return rows.find((row) => row.identification === identification && row.branch_office === branch);
      };
      const lookUp = async (): Promise<CustomerChoice> => {
        const found = (await branchOf()) ?? (await findCustomer(identification));
        if (!found.active) return { kind: 'inactive', customer: found };
        // The look-up may answer from our database; the invoice needs the current customer.
        return { kind: 'active', customer: await queries.fetchQuery(customerQuery(found.id)) };
      };
      lastAsked.current = key;
      setChoice(identification ? { kind: 'searching', identification } : { kind: 'none' });
      if (!identification) return;
      const outcome = await lookUp().catch((error: unknown) => failureOf(key, error));
      if (lastAsked.current === key) setChoice(outcome);
    },
    [queries],
  );
  useEffect(() => {
    if (initial) void choose(initial);
  }, [initial, choose]);
  return { choice, choose };
}
