import type { ListedInvoiceType } from '@lacteos/contracts/schemas';

import { LoadFailure, useUnsavedGuard } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { usableTypes } from '#features/catalogues';
import {
  type FormStart,
  type InvoiceFields,
  type StoredDraft,
  useInvoiceForm,
  invoiceFormStyles,
} from '#features/invoice-form';
import { invoiceTypesQuery } from '#features/invoice-types';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';
import { CreatedInvoice } from './created-invoice';
import { InvoiceSections } from './invoice-sections';
import { SendInvoice } from './send-invoice';
import { useFormStart } from './use-form-start';
import { BackToDashboard, PageLoading, screenStyles } from '#features/screen';

const INVOICES_LIST = '/admin/invoices_list';

const EDITED = 'Está editando una factura que la DIAN no tiene; SIIGO no deja cambiar su tipo ni su cliente.';

const LEAVE_QUESTION = {
  title: '¿Salir sin crear la factura?',
  content: 'Los datos que ingresó se perderán.',
  okText: 'Salir sin crear',
};

/** Enter in a field would send the form: an invoice goes to the DIAN by its button only. */
const preventEnterSubmit = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface InvoiceFormProps {
  types: ListedInvoiceType[];
  start: FormStart | null;
  onStartOver: () => void;
  onRestore: (draft: StoredDraft) => void;
}

function InvoiceForm({ types, start, onStartOver, onRestore }: InvoiceFormProps) {
  const navigate = useNavigate();
  const invoice = useInvoiceForm(types, start, onRestore);
  const { isEdited, isRestored, isUnsaved, discard, initialValues } = invoice;
  // Going back asks nothing: the form keeps its input.
  useUnsavedGuard(() => isUnsaved, {
    question: LEAVE_QUESTION,
    onDiscard: discard,
    asksGoingBack: false,
  });
  const startOver = () => {
    discard();
    onStartOver();
  };
  const onlyType = types.length === 1 ? types[0]?.id : undefined;

  return (
    <>
      {isRestored && (
        <Alert
          type="info"
          showIcon
          title={isEdited ? EDITED : 'Se recuperó la factura que dejó sin terminar.'}
          action={
            <Button onClick={startOver}>{isEdited ? 'Hacer una factura nueva' : 'Empezar de nuevo'}</Button>
          }
        />
      )}
      <Form<InvoiceFields>
        noValidate
        className={invoiceFormStyles.invoiceForm}
        form={invoice.form}
        name="invoice"
        layout="vertical"
        initialValues={{ ...initialValues, id: initialValues.id ?? onlyType }}
        onValuesChange={invoice.touch}
        onFinish={invoice.send}
        onKeyDown={preventEnterSubmit}
      >
        <InvoiceSections invoice={invoice} types={types} />
        <SendInvoice invoice={invoice} />
      </Form>
      <CreatedInvoice creation={invoice.creation} onLeave={() => void navigate(INVOICES_LIST)} />
    </>
  );
}

function Invoice() {
  const types = useQuery(invoiceTypesQuery);
  const [lost, setLost] = useState<StoredDraft | null>(null);
  const form = useFormStart(lost);
  const [round, setRound] = useState(0);
  const beginWith = (draft: StoredDraft | null) => {
    setLost(draft);
    setRound((last) => last + 1);
  };
  const startOver = () => {
    form.forget();
    beginWith(null);
  };
  return (
    <section className={screenStyles.invoicingPage} aria-labelledby="invoice-title">
      <div className={screenStyles.invoicingPageHead}>
        <h1 id="invoice-title">Crear Factura</h1>
        <BackToDashboard />
      </div>
      {(types.isPending || form.kind === 'reading') && <PageLoading />}
      {form.kind === 'elsewhere' && <Navigate to={form.address} replace />}
      {form.kind === 'failed' && (
        <LoadFailure error={form.error} isRetrying={form.isRetrying} onRetry={form.retry} />
      )}
      {types.isError && (
        <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
      )}
      {types.data && form.kind === 'ready' && (
        <InvoiceForm
          key={round}
          types={usableTypes(types.data)}
          start={form.start}
          onStartOver={startOver}
          onRestore={beginWith}
        />
      )}
    </section>
  );
}

export function InvoicePage() {
  return (
    <InvoicingPageFrame>
      <Invoice />
    </InvoicingPageFrame>
  );
}
