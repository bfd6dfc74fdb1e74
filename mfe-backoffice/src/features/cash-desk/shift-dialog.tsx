import type { ApiError } from '@lacteos/api-client';
import type { CashShift } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import {
  CashCount,
  cashOf,
  countedPieces,
  hasUnreadCount,
  usePersistedState,
  type Counts,
} from '@lacteos/ui/antd';
import { Alert, App, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';

import { useCashShift, useShiftOutcome, type ShiftStep } from './cash-desk-queries';
import { differenceText } from './difference-text';
import styles from './cash-desk.module.css';

interface ShiftDialogProps {
  dialog: ShiftStep;
  onClose: () => void;
}

const TEXTS = {
  open: { title: 'Abrir turno de caja', press: 'Abrir turno', done: 'Turno abierto' },
  close: { title: 'Cerrar turno de caja', press: 'Cerrar turno', done: 'Turno cerrado' },
} as const;
const EXPLAIN = 'Explique la diferencia.';
const ALREADY_OPEN = 'CASH_DESK.SHIFT_OPEN';
const DIFFERS = 'CASH_DESK.DIFFERENCE';
/** No answer: the outcome is unknown. */
const isLost = (error: { status?: number }): boolean => !error.status || error.status >= 500;

function Expected({ shift }: { shift: CashShift }) {
  const { expectedCash, openingCash, cashPayments, cashRefunds, cashCorrections, roundings, byHand } = shift;
  if (expectedCash === null) return null;
  const byHandSum = byHand.reduce((sum, { amount }) => sum + amount, 0);
  const others = [
    [-(cashRefunds ?? 0), 'devueltos'],
    [cashCorrections ?? 0, 'por correcciones'],
    [roundings ?? 0, 'por redondeos'],
    [byHandSum, 'por retiros, gastos y cambio'],
  ] as const;
  return (
    <p>
      Esperado: <strong>{formatMoney(expectedCash)}</strong> ({formatMoney(openingCash)} de apertura y{' '}
      {formatMoney(cashPayments ?? 0)} en pagos en efectivo que usted registró
      {others.map(([amount, why]) => (amount === 0 ? '' : `, ${formatMoney(amount)} ${why}`))})
    </p>
  );
}

function useStep(dialog: ShiftStep, onDone: () => void) {
  const texts = TEXTS[dialog.step];
  const { notification } = App.useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const { mutateAsync: save, isPending } = useCashShift(dialog);
  const readOutcome = useShiftOutcome(dialog);
  const finish = () => {
    notification.success({ title: texts.done, role: 'status' });
    onDone();
  };
  const send = async (counts: Counts, note: string) => {
    setProblem(null);
    try {
      await save({ counts: countedPieces(counts), note: note.trim() });
      finish();
    } catch (error) {
      const { code, message, status, errors } = error as Partial<ApiError> & Error;
      if (code === DIFFERS && typeof errors?.['difference'] === 'number') setTold(errors['difference']);
      const mayBeDone = isLost({ status }) || (dialog.step === 'open' && code === ALREADY_OPEN);
      if (mayBeDone && (await readOutcome()) === 'done') finish();
      else
        setProblem(
          isLost({ status })
            ? `No sabemos si se guardó. Lo contado sigue aquí: pulse «${texts.press}» otra vez, no se hace dos veces.`
            : message,
        );
    }
  };
  return { send, isPending, problem, told };
}

export function ShiftDialog({ dialog, onClose }: ShiftDialogProps) {
  const shift = dialog.step === 'close' ? dialog.shift : null;
  const name = shift ? `closing ${shift.id}` : 'opening';
  const texts = TEXTS[dialog.step];
  const { modal } = App.useApp();
  const [counts, setCounts] = usePersistedState<Counts>(`cash ${name} counts`, {});
  const [note, setNote] = usePersistedState(`cash ${name} note`, '');
  const noteId = useId();
  const { send, isPending, problem, told } = useStep(dialog, onClose);
  const expected = shift?.expectedCash ?? null;
  // Whoever counts blindly learns the difference of a finished count.
  const difference = expected === null ? told : cashOf(counts) - expected;
  const isUnexplained = shift !== null && difference !== null && difference !== 0 && note.trim() === '';
  const [isAsked, setAsked] = useState(false);
  const noteField = useRef<TextAreaRef>(null);
  const isTouched = note !== '' || cashOf(counts) > 0 || hasUnreadCount(counts);

  const submit = () => {
    setAsked(isUnexplained);
    if (isUnexplained) noteField.current?.focus();
    else void send(counts, note);
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
      title={texts.title}
      okText={texts.press}
      cancelText="Cancelar"
      confirmLoading={isPending}
      okButtonProps={{ disabled: hasUnreadCount(counts) }}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={leave}
    >
      {problem && (
        <Alert className={styles.shiftProblem} type="error" role="alert" showIcon title={problem} />
      )}
      <CashCount counts={counts} onChange={setCounts} />
      {shift && (
        <>
          <Expected shift={shift} />
          <p role="status">
            {difference !== null && differenceText(difference)}
            {difference !== null && difference !== 0 && `: ${formatMoney(Math.abs(difference))}`}
          </p>
          <div className={styles.cashCountNote}>
            <label htmlFor={noteId}>Nota</label>
            <Input.TextArea
              ref={noteField}
              id={noteId}
              aria-required={difference !== null && difference !== 0}
              aria-invalid={isAsked && isUnexplained}
              aria-describedby={`${noteId}-problem`}
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <p id={`${noteId}-problem`} className={styles.noteProblem} role="alert">
              {isAsked && isUnexplained && EXPLAIN}
            </p>
          </div>
        </>
      )}
    </Modal>
  );
}
