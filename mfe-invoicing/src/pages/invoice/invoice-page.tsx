import type { ListedInvoiceType } from '@lacteos/contracts';
import '../../features/invoice-form/components/invoice-form.css';
import '../../features/screen/screen.css';

import { ArrowLeftOutlined } from '@ant-design/icons';
import { notify } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Modal, Spin } from 'antd';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { usableTypes } from '../../features/catalogues/model/invoice-type-rules';
import { CreationFailure } from '../../features/invoice-creation/components/creation-failure';
import { InvoiceProgress } from '../../features/invoice-creation/components/invoice-progress';
import { PreflightFindings } from '../../features/invoice-creation/components/preflight-findings';
import { INVOICE_GENERATED } from '../../features/invoice-creation/model/invoice-texts';
import { CustomerSection } from '../../features/invoice-form/components/customer-section';
import { HeadingFields } from '../../features/invoice-form/components/heading-fields';
import { LineCards } from '../../features/invoice-form/components/line-cards';
import { PaymentFields } from '../../features/invoice-form/components/payment-fields';
import type { InvoiceFields } from '../../features/invoice-form/model/invoice-draft';
import { useInvoiceForm } from '../../features/invoice-form/use-invoice-form';
import { invoiceTypesQuery } from '../../features/invoice-types/api/list-invoice-types';
import { useLeaveGuard } from '../../features/screen/use-leave-guard';
import { InvoicingPageFrame } from '../../invoicing-page-frame';

const INVOICES_LIST = '/admin/invoices_list';

function InvoiceForm({ types, onStartOver }: { types: ListedInvoiceType[]; onStartOver: () => void }) {
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const invoice = useInvoiceForm(types);
  const { creation, discard } = invoice;

  const askBeforeLeaving = useCallback(
    (address: string) =>
      void modal.confirm({
        title: '¿Salir sin crear la factura?',
        content: 'Los datos que ingresó se perderán.',
        okText: 'Salir sin crear',
        okButtonProps: { danger: true },
        cancelText: 'Seguir editando',
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => {
          discard();
          void navigate(address);
        },
      }),
    [modal, navigate, discard],
  );
  useLeaveGuard(invoice.isUnsaved, askBeforeLeaving);

  const startOver = () => {
    discard();
    onStartOver();
  };
  const finish = () => {
    notify('success', INVOICE_GENERATED);
    void navigate(INVOICES_LIST);
  };

  return (
    <>
      {invoice.isRestored && (
        <Alert
          type="info"
          showIcon
          title="Se recuperó la factura que dejó sin terminar."
          action={<Button onClick={startOver}>Empezar de nuevo</Button>}
        />
      )}
      <Form<InvoiceFields>
        className="invoice-form"
        form={invoice.form}
        name="invoice"
        layout="vertical"
        initialValues={{
          ...invoice.initialValues,
          id: invoice.initialValues.id ?? (types.length === 1 ? types[0]?.id : undefined),
        }}
        scrollToFirstError={{ focus: true }}
        onValuesChange={invoice.touch}
        onFinish={invoice.send}
      >
        <section className="invoice-card" aria-label="Datos de la factura">
          <HeadingFields types={types} chosen={invoice.chosen} today={invoice.today} />
        </section>
        <CustomerSection
          choice={invoice.choice}
          customerForm={invoice.customerForm}
          initialCustomer={invoice.initialCustomer}
          isCreating={invoice.isCreating}
          onCreatingChange={invoice.setCreating}
          onIdentified={(identification) => void invoice.choose(identification)}
          onChange={invoice.touch}
        />
        <div className="invoice-card">
          <LineCards />
        </div>
        <section className="invoice-card" aria-labelledby="invoice-payment-title">
          <h2 id="invoice-payment-title">Pago</h2>
          <PaymentFields today={invoice.today} />
        </section>
        <div>
          <PreflightFindings findings={creation.findings} />
          <CreationFailure error={creation.error} />
          <div className="dialog-actions">
            <Button type="primary" size="large" htmlType="submit" loading={creation.isBusy}>
              {invoice.isWarned ? 'Crear Factura de todos modos' : 'Crear Factura'}
            </Button>
          </div>
        </div>
      </Form>
      <Modal
        title="Factura"
        open={creation.invoice !== null}
        footer={null}
        onCancel={() => void navigate(INVOICES_LIST)}
        mask={{ closable: false }}
      >
        {creation.invoice && (
          <>
            <CreationFailure error={creation.error} />
            <InvoiceProgress
              invoice={creation.invoice}
              onIssued={finish}
              onClose={() => void navigate(INVOICES_LIST)}
            />
          </>
        )}
      </Modal>
    </>
  );
}

function Invoice() {
  const types = useQuery(invoiceTypesQuery);
  const [round, setRound] = useState(0);
  return (
    <section className="invoicing-page" aria-labelledby="invoice-title">
      <Link className="invoicing-page__back" to="/admin/dashboard">
        <ArrowLeftOutlined aria-hidden />
        Tablero Administrador
      </Link>
      <h1 id="invoice-title">Crear Factura</h1>
      {types.isPending && (
        <div className="invoicing-page__wait" role="status">
          <Spin />
          Cargando..
        </div>
      )}
      {types.isError && (
        <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
      )}
      {types.isSuccess && (
        <InvoiceForm
          key={round}
          types={usableTypes(types.data)}
          onStartOver={() => setRound((last) => last + 1)}
        />
      )}
    </section>
  );
}

/** `/admin/invoice`: an invoice without an order. */
export function InvoicePage() {
  return (
    <InvoicingPageFrame>
      <Invoice />
    </InvoicingPageFrame>
  );
}
