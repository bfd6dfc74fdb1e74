import { ApiError } from '@lacteos/api-client';
import type { CashShift } from '@lacteos/contracts/schemas';
import { Alert, Button, formatMoney, Modal, TextField } from '@lacteos/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorText, type Seller } from '#features/screen';
import { CashCount } from './cash-count';
import { useUnfinishedCount } from './count-memory';
import { cashIn, countedPieces, hasUnread } from './counted-cash';
import { closeShift } from './shift-calls';
import styles from './shift.module.css';

interface CloseShiftDialogProps {
  seller: Seller;
  shift: CashShift;
  onClosed: (shift: CashShift) => void;
  onClose: () => void;
}

const DIFFERS = 'CASH_DESK.DIFFERENCE';
const MAX_NOTE = 500;

/** 'Faltan $ 2.000,00'. @param difference counted less expected, in pesos */
const differenceText = (difference: number): string =>
  `${difference < 0 ? 'Faltan' : 'Sobran'} ${formatMoney(Math.abs(difference))}`;

const differenceIn = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== DIFFERS) return null;
  const difference = error.errors?.['difference'];
  return typeof difference === 'number' ? difference : null;
};

/** Blind: the difference is told after the count, and needs words. Closing again returns the shift as closed. */
export function CloseShiftDialog({ seller, shift, onClosed, onClose }: CloseShiftDialogProps) {
  const count = useUnfinishedCount(seller.user.id, `closing-${shift.id}`);
  const [difference, setDifference] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const note = useRef<HTMLInputElement>(null);
  const isUnexplained = difference !== null && count.note.trim() === '';
  useEffect(() => {
    if (difference !== null) note.current?.focus();
  }, [difference]);
  const close = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      const closed = await closeShift(shift.id, countedPieces(count.counts), count.note);
      count.finish();
      onClosed(closed);
    } catch (error) {
      const told = differenceIn(error);
      setDifference(told);
      setProblem(told === null ? errorText(error) : null);
      setSending(false);
    }
  };
  return (
    <Modal title="Cerrar turno de caja" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void close(event)}>
        <p>Cuente el efectivo de su cajón. Lo contado se guarda en este equipo hasta que cierre.</p>
        {problem ? <Alert>{problem}</Alert> : null}
        <CashCount
          counts={count.counts}
          onChange={(counts) => {
            setDifference(null);
            count.change({ counts });
          }}
        />
        {difference === null ? null : (
          <Alert kind="warning" title={differenceText(difference)}>
            La cuenta no coincide: vuelva a contar o explique la diferencia.
          </Alert>
        )}
        <TextField
          ref={note}
          label="Nota"
          isOptional={difference === null}
          autoComplete="off"
          maxLength={MAX_NOTE}
          error={isUnexplained ? 'Explique la diferencia.' : undefined}
          value={count.note}
          onChange={(event) => count.change({ note: event.target.value })}
        />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" isPending={isSending} disabled={hasUnread(count.counts)}>
            Cerrar con {formatMoney(cashIn(count.counts))}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
