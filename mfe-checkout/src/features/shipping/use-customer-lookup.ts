import type { Customer, CustomerData } from '@lacteos/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../screen/error-text';
import { customerQuery } from './api/find-customer';
import { prefillOf, withFound, withoutFound, type CustomerFields } from './model/customer-prefill';
import { keepDraft } from './model/form-draft';

/** How a lookup stands; it never holds the form back. */
export type Lookup =
  | { state: 'idle' }
  | { state: 'searching'; identification: string }
  | { state: 'found'; identification: string; isActive: boolean }
  | { state: 'unknown'; identification: string }
  | { state: 'failed'; identification: string; reason: string };

const TYPING_PAUSE_MS = 500;
const SHORTEST = 5;

/**
 * Looks the typed identification up, after a pause or at once when asked to, and fills the form in. An answer that
 * comes after another identification was typed is ignored.
 */
export function useCustomerLookup(userId: number) {
  const form = Form.useFormInstance<CustomerData>();
  const client = useQueryClient();
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef('');
  const filled = useRef<CustomerFields | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const values = (): CustomerFields => form.getFieldsValue(true) as CustomerFields;
  const fill = (fields: CustomerFields) => {
    form.setFieldsValue(fields as CustomerData);
    keepDraft('customer', userId, values());
  };
  const settle = (identification: string, customer: Customer | null, before: CustomerFields) => {
    if (!customer) {
      fill(withoutFound(values(), filled.current));
      filled.current = null;
      return setLookup({ state: 'unknown', identification });
    }
    const found = prefillOf(customer);
    filled.current = found;
    fill(withFound(values(), before, found));
    setLookup({ state: 'found', identification, isActive: customer.active });
  };
  const search = async (identification: string): Promise<void> => {
    clearTimeout(timer.current);
    const before = { ...values() };
    setLookup({ state: 'searching', identification });
    try {
      const customer = await client.fetchQuery(customerQuery(identification));
      if (wanted.current === identification) settle(identification, customer, before);
    } catch (error) {
      if (wanted.current === identification) {
        setLookup({ state: 'failed', identification, reason: errorText(error) });
      }
    }
  };
  const typed = (text: string) => {
    const identification = text.trim();
    wanted.current = identification;
    clearTimeout(timer.current);
    setLookup({ state: 'idle' });
    if (identification.length < SHORTEST) return;
    timer.current = setTimeout(() => void search(identification), TYPING_PAUSE_MS);
  };
  /** Looks up at once; false when there is nothing to wait for. */
  const searchNow = (): boolean => {
    const identification = wanted.current;
    if (identification.length < SHORTEST || lookup.state !== 'idle') return lookup.state === 'searching';
    void search(identification);
    return true;
  };
  return { lookup, typed, searchNow, retry: () => void search(wanted.current) };
}
