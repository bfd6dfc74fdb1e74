import { useDraft } from '@lacteos/ui/antd';
import type { ListedInvoiceType } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { useQuery } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { isElectronic, needsNumber, taxesQuery } from '#features/catalogues';
import { type CustomerBody, type CustomerFields, customerOfFields } from '#features/customer-form';
import { isBlocked, useInvoiceCreation } from '#features/invoice-creation';
import { storeDraft, type StoredDraft } from './model/draft-memory';
import { invoiceDraft, newInvoiceFields, type InvoiceFields } from './model/invoice-draft';
import { useCustomerChoice } from './use-customer-choice';

async function enteredCustomer(
  form: FormInstance<CustomerFields>,
  identification: string,
): Promise<CustomerBody | undefined> {
  try {
    return customerOfFields({ ...(await form.validateFields()), identification });
  } catch {
    const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (first) form.scrollToField(first.name, { focus: true });
    return undefined;
  }
}

/** Keeps the input when the page is left by going back. */
function usePersistedDraft(isKept: boolean, read: () => Parameters<typeof storeDraft>[0]) {
  const leaving = useRef({ isKept, read });
  leaving.current.isKept = isKept;
  leaving.current.read = read;
  useEffect(() => {
    const { current } = leaving;
    return () => storeDraft(current.isKept ? current.read() : null);
  }, []);
  return () => {
    leaving.current.isKept = false;
    storeDraft(null);
  };
}

export interface FormStart {
  readonly draft: StoredDraft;
  readonly isTyped: boolean;
}

export function useInvoiceForm(
  usable: readonly ListedInvoiceType[],
  start: FormStart | null,
  onRestore: (draft: StoredDraft) => void,
) {
  const [form] = Form.useForm<InvoiceFields>();
  const [customerForm] = Form.useForm<CustomerFields>();
  const [today] = useState(() => colombianDay(new Date()));
  const [restored] = useState(start?.draft ?? null);
  const [isDirty, setDirty] = useState(start?.isTyped ?? false);
  const [hasChanged, setChanged] = useState(false);
  const [isCreating, setCreating] = useState(Boolean(restored?.customer));
  const { choice, choose } = useCustomerChoice(restored?.invoice.identification);
  const edited = restored?.edited ?? null;
  const creation = useInvoiceCreation(edited);
  const taxes = useQuery(taxesQuery);
  const chosenId = Form.useWatch('id', form);
  const chosen = usable.find(({ id }) => id === chosenId);
  const isWarned = creation.findings.length > 0 && !isBlocked(creation.findings) && !hasChanged;
  const isNew = choice.kind === 'unknown' && isCreating;
  const isUnsaved = isDirty && !creation.invoice;
  const read = (): StoredDraft => ({
    invoice: form.getFieldsValue(true) as InvoiceFields,
    customer: isNew ? (customerForm.getFieldsValue(true) as CustomerFields) : null,
    ...(edited === null ? {} : { edited }),
  });
  const discard = usePersistedDraft(isUnsaved, read);
  useDraft(
    `invoice ${edited ?? ''}`,
    () => (isUnsaved ? read() : undefined),
    (kept) => onRestore(kept as StoredDraft),
  );

  const touch = () => {
    setDirty(true);
    setChanged(true);
  };
  const send = async (fields: InvoiceFields) => {
    const newCustomer = isNew ? await enteredCustomer(customerForm, choice.identification) : null;
    if (newCustomer === undefined) return;
    setChanged(false);
    const context = {
      newCustomer,
      taxes: taxes.data ?? [],
      isElectronic: isElectronic(chosen),
      isNumberedByHand: needsNumber(chosen),
    };
    await creation.submit(invoiceDraft({ ...form.getFieldsValue(true), ...fields }, context), isWarned);
  };

  return {
    form,
    customerForm,
    today,
    initialValues: restored?.invoice ?? newInvoiceFields(today),
    initialCustomer: restored?.customer ?? null,
    isRestored: restored !== null,
    isEdited: edited !== null,
    isUnsaved,
    touch,
    discard,
    chosen,
    choice,
    choose,
    isCreating,
    setCreating,
    isWarned,
    creation,
    send,
  };
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
