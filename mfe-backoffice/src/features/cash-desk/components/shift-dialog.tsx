import type { CashShift } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { useKeptState } from '@lacteos/ui/antd';
import { App, Input, Modal } from 'antd';
import { useId } from 'react';

import { useCashShift } from '../api/cash-desk-queries';
import { cashOf, countedPieces, differenceText, hasUnreadCount, type Counts } from '../model/counted-cash';
import { CashCount } from './cash-count';
import styles from './cash-desk.module.css';

interface ShiftDialogProps {
  /** The open shift to close; null: a shift is opened. */
  shift: CashShift | null;
  onClose: () => void;
}

/** Counts the cash with which a shift opens or closes. */
export function ShiftDialog({ shift, onClose }: ShiftDialogProps) {
  const step = shift ? 'closing' : 'opening';
  const { modal, notification } = App.useApp();
  const [counts, setCounts] = useKeptState<Counts>(`cash ${step} counts`, {});
  const [note, setNote] = useKeptState(`cash ${step} note`, '');
  const noteId = useId();
  const { mutateAsync: save, isPending } = useCashShift(shift ? 'close' : 'open');
  const difference = cashOf(counts) - (shift?.expectedCash ?? 0);
  const isTouched = note !== '' || cashOf(counts) > 0 || hasUnreadCount(counts);

  const send = async () => {
    try {
      await save({ counts: countedPieces(counts), note: note.trim() });
      notification.success({ title: shift ? 'Turno cerrado' : 'Turno abierto', role: 'status' });
      onClose();
    } catch (error) {
      notification.error({ title: (error as Error).message, role: 'alert', duration: 0 });
    }
  };
  const leave = () => {
    if (!isTouched) return onClose();
    modal.confirm({
      title: '¿Salir sin guardar?',
      content: 'Lo contado se perderá.',
      okText: 'Salir',
      cancelText: 'Seguir contando',
      onOk: onClose,
    });
  };

  return (
    <Modal
      open
      title={shift ? 'Cerrar turno de caja' : 'Abrir turno de caja'}
      okText={shift ? 'Cerrar turno' : 'Abrir turno'}
      cancelText="Cancelar"
      confirmLoading={isPending}
      okButtonProps={{ disabled: hasUnreadCount(counts) }}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={leave}
    >
      <CashCount counts={counts} onChange={setCounts} />
      {shift && (
        <>
          <p>
            Esperado: <strong>{formatMoney(shift.expectedCash)}</strong> ({formatMoney(shift.openingCash)} de
            apertura y {formatMoney(shift.cashPayments)} en pagos en efectivo que usted registró
            {shift.cashRefunds > 0 && `, menos ${formatMoney(shift.cashRefunds)} que devolvió`})
          </p>
          <p role="status">
            {differenceText(difference)}
            {difference !== 0 && `: ${formatMoney(Math.abs(difference))}`}
          </p>
          <div className={styles.cashCountNote}>
            <label htmlFor={noteId}>Nota</label>
            <Input.TextArea
              id={noteId}
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
