import './order-invoice-dialog.css';

import type { InvoiceDialogProps } from '@lacteos/remote-kit';
import { Modal } from 'antd';

import { InvoicingFrame } from '../../../invoicing-frame';
import { OrderInvoiceForm } from './order-invoice-form';

/** The dialog that makes the invoice of an order; closing it forgets everything that was entered. */
export function InvoiceDialog({ orderId, isOpen, onClose, onGenerated }: InvoiceDialogProps) {
  return (
    <InvoicingFrame>
      <Modal
        title={`Facturar el pedido ${orderId}`}
        open={isOpen}
        onCancel={onClose}
        footer={null}
        destroyOnHidden
        mask={{ closable: false }}
      >
        <OrderInvoiceForm orderId={orderId} onClose={onClose} onGenerated={onGenerated} />
      </Modal>
    </InvoicingFrame>
  );
}
