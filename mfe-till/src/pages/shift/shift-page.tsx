import { ROLES } from '@lacteos/contracts/reference/roles';
import type { CashShift, TillSale } from '@lacteos/contracts/schemas';
import { Alert, Button, formatMoment, formatMoney, notify, Skeleton, Spinner } from '@lacteos/ui';
import { useState } from 'react';
import { VoidDialog } from '#features/after-sale';
import { MovementDialog, MovementList } from '#features/movements';
import { ShiftList, usePaperPrinting } from '#features/papers';
import { PrinterDialog, usePrinter, type Printer } from '#features/receipt';
import { SalesList } from '#features/sales';
import { ReadFailure, useRead, useSeller, type Read, type Seller } from '#features/screen';
import { countUnsent, Unsent, useSaleQueue } from '#features/sending';
import { CloseShiftDialog, OpenShiftDialog, readShift } from '#features/shift';
import { TillFrame } from '#frame/till-frame';
import styles from './shift-page.module.css';

type Dialog = 'open' | 'close' | 'movement' | 'printer' | TillSale;

const UNSENT = 'Este equipo tiene ventas sin enviar. Espere a que se registren antes de cerrar.';

function ShiftFacts({ shift }: { shift: CashShift }) {
  const { id, store, drawer, openedAt, openingCash, expectedCash, isLate } = shift;
  return (
    <>
      <p>
        Turno {id}, {store}
        {drawer ? `, ${drawer}` : ''}. Abierto el {formatMoment(openedAt)} con {formatMoney(openingCash)}.
        {expectedCash === null ? null : (
          <>
            {' '}
            Debe haber <strong>{formatMoney(expectedCash)}</strong>.
          </>
        )}
      </p>
      {isLate ? (
        <Alert kind="warning">Este turno lleva demasiado tiempo abierto: cuéntelo y ciérrelo.</Alert>
      ) : null}
    </>
  );
}

interface ShiftCardProps {
  shift: Read<CashShift | null>;
  version: number;
  printer: Printer;
  onDialog: (dialog: Dialog) => void;
}

function ShiftCard({ shift: read, version, printer, onDialog }: ShiftCardProps) {
  const { printing, printShift } = usePaperPrinting(printer);
  const shift = read.data;
  return (
    <section className={styles.card} aria-labelledby="till-shift">
      <h2 id="till-shift">Turno de caja</h2>
      <ReadFailure read={read} />
      {shift === undefined && !read.error ? <Skeleton rows={2} /> : null}
      {shift === null ? <p>No tiene un turno abierto.</p> : null}
      {shift ? <ShiftFacts shift={shift} /> : null}
      <div className={styles.actions}>
        {shift === null ? <Button onClick={() => onDialog('open')}>Abrir turno</Button> : null}
        {shift ? (
          <>
            <Button onClick={() => onDialog('close')}>Cerrar turno</Button>
            <Button look="secondary" onClick={() => onDialog('movement')}>
              Retiro, gasto o cambio
            </Button>
            <Button
              look="secondary"
              isPending={printing === shift.id}
              onClick={() => void printShift(shift.id)}
            >
              Imprimir X
            </Button>
          </>
        ) : null}
        <Button look="quiet" onClick={() => onDialog('printer')}>
          Impresora
        </Button>
      </div>
      {shift ? <MovementList shiftId={shift.id} version={version} /> : null}
    </section>
  );
}

interface DialogsProps {
  dialog: Dialog | null;
  seller: Seller;
  shift: CashShift | null | undefined;
  printer: Printer;
  onChanged: () => void;
  onClose: () => void;
}

function Dialogs({ dialog, seller, shift, printer, onChanged, onClose }: DialogsProps) {
  const { printShift } = usePaperPrinting(printer);
  const finish = (title: string, text = '') => {
    notify('success', title, text);
    onChanged();
    onClose();
  };
  if (dialog === null) return null;
  if (dialog === 'printer') return <PrinterDialog printer={printer} onClose={onClose} />;
  if (dialog === 'open')
    return <OpenShiftDialog seller={seller} onClose={onClose} onOpened={() => finish('Turno abierto')} />;
  if (dialog === 'movement')
    return (
      <MovementDialog
        onClose={onClose}
        onRecorded={() => {
          printer.openDrawer();
          finish('Movimiento registrado');
        }}
      />
    );
  if (dialog === 'close')
    return shift ? (
      <CloseShiftDialog
        seller={seller}
        shift={shift}
        onClose={onClose}
        onClosed={({ id }) => {
          void printShift(id);
          finish('Turno cerrado', `El informe Z es el número ${id}.`);
        }}
      />
    ) : null;
  return (
    <VoidDialog
      sale={dialog}
      onClose={onClose}
      onVoided={({ id }) => {
        printer.openDrawer();
        finish('Venta anulada', `La venta ${id} quedó anulada.`);
      }}
    />
  );
}

function OwnTill({ seller }: { seller: Seller }) {
  const shift = useRead(`shift ${seller.user.id}`, readShift);
  const printer = usePrinter();
  const sending = useSaleQueue(seller, {});
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [version, setVersion] = useState(0);
  const open = async (wanted: Dialog) => {
    if (wanted === 'close' && (await countUnsent(seller)) > 0) return notify('error', UNSENT);
    return setDialog(wanted);
  };
  const listVersion = `${seller.storeId} ${version}`;
  return (
    <>
      <Unsent {...sending} />
      <ShiftCard shift={shift} version={version} printer={printer} onDialog={(wanted) => void open(wanted)} />
      <section className={styles.card} aria-labelledby="till-sales">
        <h2 id="till-sales">Ventas del día</h2>
        <SalesList printer={printer} version={listVersion} onVoid={setDialog} />
      </section>
      <section className={styles.card} aria-labelledby="till-shifts">
        <h2 id="till-shifts">Turnos de la tienda</h2>
        <ShiftList printer={printer} version={listVersion} />
      </section>
      <Dialogs
        dialog={dialog}
        seller={seller}
        shift={shift.data}
        printer={printer}
        onChanged={() => {
          setVersion(version + 1);
          void shift.reload();
        }}
        onClose={() => setDialog(null)}
      />
      {printer.sheet}
    </>
  );
}

export function ShiftPage() {
  const seller = useSeller();
  const lacksStore = seller?.user.id_role === ROLES.cashier && seller.storeId === null;
  return (
    <TillFrame title="Mi caja">
      {seller === null ? <Spinner /> : null}
      {lacksStore ? <Alert kind="warning" title="No tiene una tienda asignada" /> : null}
      {seller && !lacksStore ? <OwnTill key={`${seller.user.id} ${seller.storeId}`} seller={seller} /> : null}
    </TillFrame>
  );
}
