import type { Customer, CustomerData } from '@lacteos/contracts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { storeDraft } from '#features/drafts';
import { errorText } from '#features/screen';
import { customerQuery } from './model/find-customer';
import { prefillOf, withFound, withoutFound, type CustomerFields } from './model/customer-prefill';

export type Lookup =
  | { state: 'idle' }
  | { state: 'searching'; identification: string }
  | { state: 'found'; identification: string; isActive: boolean }
  | { state: 'unknown'; identification: string }
  | { state: 'failed'; identification: string; reason: string };

const TYPING_PAUSE_MS = 500;
const MIN_LENGTH = 5;

function useFoundFields(userId: number) {
  const form = Form.useFormInstance<CustomerData>();
  const filled = useRef<CustomerFields | null>(null);
  const values = (): CustomerFields => form.getFieldsValue(true) as CustomerFields;
  const fill = (fields: CustomerFields) => {
    form.setFieldsValue(fields as CustomerData);
    storeDraft('customer', userId, values());
  };
  const settle = (customer: Customer | null, before: CustomerFields) => {
    const found = customer && prefillOf(customer);
    fill(found ? withFound(values(), before, found) : withoutFound(values(), filled.current));
    filled.current = found;
  };
  return { values, settle };
}

/** Debounced; ignores late answers. */
export function useCustomerLookup(userId: number) {
  const client = useQueryClient();
  const { values, settle } = useFoundFields(userId);
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  const chosenType = useRef<string | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = async (identification: string): Promise<void> => {
    clearTimeout(timer.current);
    const before = { ...values() };
    setLookup({ state: 'searching', identification });
    try {
      const found = await client.fetchQuery(customerQuery(identification, values().id_type));
      if (latest.current !== identification) return;
      // The same number under another document type is another person.
      const customer = chosenType.current && found?.id_type !== chosenType.current ? null : found;
      settle(customer, before);
      setLookup(
        customer
          ? { state: 'found', identification, isActive: customer.active }
          : { state: 'unknown', identification },
      );
    } catch (error) {
      if (latest.current === identification) {
        setLookup({ state: 'failed', identification, reason: errorText(error) });
      }
    }
  };
  const handleTyping = (text: string) => {
    const identification = text.trim();
    latest.current = identification;
    clearTimeout(timer.current);
    setLookup({ state: 'idle' });
    if (identification.length < MIN_LENGTH) return;
    timer.current = setTimeout(() => void search(identification), TYPING_PAUSE_MS);
  };
  const chooseType = (idType: string) => {
    chosenType.current = idType;
    if (latest.current.length >= MIN_LENGTH) void search(latest.current);
  };
  /** True while a search runs. */
  const searchNow = (): boolean => {
    const identification = latest.current;
    if (identification.length < MIN_LENGTH || lookup.state !== 'idle') return lookup.state === 'searching';
    void search(identification);
    return true;
  };
  return { lookup, handleTyping, chooseType, searchNow, retry: () => void search(latest.current) };
}

export type CustomerLookup = ReturnType<typeof useCustomerLookup>;
