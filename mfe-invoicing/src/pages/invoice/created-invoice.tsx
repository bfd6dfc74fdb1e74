import type { InvoiceState } from '@lacteos/contracts/schemas';
import { notify } from '@lacteos/ui';
import { Modal } from 'antd';

import { arrivalNotice, CreationFailure, InvoiceProgress } from '#features/invoice-creation';
import type { InvoiceForm } from '#features/invoice-form';

interface CreatedInvoiceProps extends Pick<InvoiceForm, 'creation'> {
  onLeave: () => void;
}

export function CreatedInvoice({ creation: { invoice, error }, onLeave }: CreatedInvoiceProps) {
  const finish = (arrived: InvoiceState) => {
    notify(...arrivalNotice(arrived));
    onLeave();
  };
  return (
    <Modal
      title="Factura"
      open={invoice !== null}
      footer={null}
      onCancel={onLeave}
      mask={{ closable: false }}
    >
      {invoice && (
        <>
          <CreationFailure error={error} />
          <InvoiceProgress invoice={invoice} onArrived={finish} onClose={onLeave} />
        </>
      )}
    </Modal>
  );
}
