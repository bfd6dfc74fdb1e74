import { ApiError } from '@lacteos/api-client';
import type { CashShift } from '@lacteos/contracts/schemas';
import { Alert, Button, Modal, SelectField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import { errorText, useRead, type Seller } from '#features/screen';
import { CashCount } from './cash-count';
import { useUnfinishedCount } from './count-memory';
import { countedPieces, hasUnread } from './counted-cash';
import { listDrawers, openShift, readShift } from './shift-calls';
import styles from './shift.module.css';

interface OpenShiftDialogProps {
  seller: Seller;
  onOpened: (shift: CashShift) => void;
  onClose: () => void;
}

const ALREADY_OPEN = 'CASH_DESK.SHIFT_OPEN';

/** An answer that was lost may have opened it. */
async function openOnce(counts: ReturnType<typeof countedPieces>, drawerId: number | undefined) {
  try {
    return await openShift(counts, drawerId);
  } catch (error) {
    const isOpen = error instanceof ApiError && error.code === ALREADY_OPEN;
    const shift = isOpen ? await readShift() : null;
    if (shift) return shift;
    throw error;
  }
}

export function OpenShiftDialog({ seller, onOpened, onClose }: OpenShiftDialogProps) {
  const { counts, change, finish } = useUnfinishedCount(seller.user.id, 'opening');
  const drawers = useRead(`drawers ${seller.storeId}`, listDrawers);
  const [drawer, setDrawer] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const storeId = seller.storeId ?? 0;
  const free = (drawers.data ?? []).filter(
    (one) => one.active && one.openShiftId === null && one.storeId === storeId,
  );
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      const shift = await openOnce(countedPieces(counts), drawer ? Number(drawer) : undefined);
      finish();
      onOpened(shift);
    } catch (error) {
      setProblem(errorText(error));
      setSending(false);
    }
  };
  return (
    <Modal title="Abrir turno de caja" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void open(event)}>
        <p>Cuente el efectivo que hay en su cajón antes de vender.</p>
        {problem ? <Alert>{problem}</Alert> : null}
        {free.length > 1 ? (
          <SelectField
            label="Cajón"
            value={drawer}
            placeholder="El primero libre"
            options={free.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => setDrawer(event.target.value)}
          />
        ) : null}
        <CashCount counts={counts} onChange={(changed) => change({ counts: changed })} />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" isPending={isSending} disabled={hasUnread(counts)}>
            Abrir turno
          </Button>
        </div>
      </form>
    </Modal>
  );
}
