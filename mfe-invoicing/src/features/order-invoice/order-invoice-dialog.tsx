import type { InvoiceState } from '@lacteos/contracts/schemas';
import type { ComponentProps } from '@lacteos/contracts/offers';
import { notify } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useNavigate } from 'react-router-dom';

import { InvoicingFrame } from '#frame/invoicing-frame';
import { arrivalNotice, InvoiceProgress, orderInvoiceQuery } from '#features/invoice-creation';
import { isDraft, isUndone } from '#features/invoice-state';
import { GuardedModal } from '#features/screen';
import { OrderDraft } from './order-draft';
import { OrderInvoiceForm } from './order-invoice-form';

type InvoiceDialogProps = ComponentProps<'mfe-invoicing', 'InvoiceDialog', 1>;

const INVOICES_LIST = '/admin/invoices_list';

function OrderInvoice({ orderId, onClose, onGenerated }: Omit<InvoiceDialogProps, 'isOpen'>) {
  const navigate = useNavigate();
  const existing = useQuery(orderInvoiceQuery(orderId));

  const finish = (invoice: InvoiceState) => {
    notify(...arrivalNotice(invoice));
    onGenerated();
    void navigate(INVOICES_LIST);
  };

  if (existing.isPending) return <Spin description="Cargando.." />;
  // Only a failed first read: a later failure must not replace a half-filled form.
  if (existing.data === undefined) {
    return (
      <LoadFailure
        error={existing.error}
        isRetrying={existing.isFetching}
        onRetry={() => void existing.refetch()}
      />
    );
  }
  if (existing.data && isDraft(existing.data))
    return <OrderDraft orderId={orderId} invoice={existing.data} onClose={onClose} />;
  // One invoice at a time: an earlier one is shown instead of a second form, unless undone.
  return existing.data && !isUndone(existing.data) ? (
    <InvoiceProgress invoice={existing.data} onClose={onClose} onArrived={finish} />
  ) : (
    <OrderInvoiceForm orderId={orderId} onClose={onClose} onArrived={finish} />
  );
}

export function InvoiceDialog({ orderId, isOpen, onClose, onGenerated }: InvoiceDialogProps) {
  return (
    <InvoicingFrame>
      <GuardedModal title={`Facturar el pedido ${orderId}`} isOpen={isOpen} onClose={onClose}>
        <OrderInvoice key={orderId} orderId={orderId} onClose={onClose} onGenerated={onGenerated} />
      </GuardedModal>
    </InvoicingFrame>
  );
}
