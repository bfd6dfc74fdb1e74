import { notify } from '@lacteos/ui';
import { ReturnDialog, VoidDialog } from '#features/after-sale';
import { CustomerDialog } from '#features/customer';
import { PrinterDialog } from '#features/receipt';
import type { Seller } from '#features/screen';
import { OpenShiftDialog } from '#features/shift';
import type { TillState } from './use-till';

export function TillDialogs({ seller, till }: { seller: Seller; till: TillState }) {
  const { dialog, sale, printer, queue, catalogue, closeDialog } = till;
  const { last } = till.state;
  switch (dialog) {
    case 'customer':
      return (
        <CustomerDialog
          customer={sale.customer}
          onClose={closeDialog}
          onChoose={(customer) => {
            sale.changeCustomer(customer);
            closeDialog();
          }}
        />
      );
    case 'void':
      return last?.sale ? (
        <VoidDialog
          sale={last.sale}
          onClose={closeDialog}
          onVoided={({ id }) => {
            notify('success', 'Venta anulada', `La venta ${id} quedó anulada.`);
            printer.openDrawer();
            void queue.drop(last.key);
            void catalogue.reload();
            closeDialog();
          }}
        />
      ) : null;
    case 'return':
      return (
        <ReturnDialog
          code={till.returnCode}
          onClose={closeDialog}
          onReturned={() => {
            printer.openDrawer();
            void catalogue.reload();
          }}
        />
      );
    case 'printer':
      return <PrinterDialog printer={printer} onClose={closeDialog} />;
    case 'shift':
      return (
        <OpenShiftDialog
          seller={seller}
          onClose={closeDialog}
          onOpened={() => {
            void till.shift.reload();
            closeDialog();
          }}
        />
      );
    case null:
      return null;
  }
}
