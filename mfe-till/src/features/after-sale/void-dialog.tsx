import type { TillSale } from '@lacteos/contracts/schemas';
import { Alert, Button, formatMoney, Modal, TextField } from '@lacteos/ui';
import { useRef, useState, type FormEvent } from 'react';
import { errorText, useFirstFocus } from '#features/screen';
import { voidSale } from './after-sale-calls';
import styles from './after-sale.module.css';

interface VoidDialogProps {
  sale: { id: number; totalPrice: number };
  onVoided: (sale: TillSale) => void;
  onClose: () => void;
}

const MIN_REASON = 3;
const MAX_REASON = 200;

export function VoidDialog({ sale, onVoided, onClose }: VoidDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const isMissing = reason.trim().length < MIN_REASON;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return field.current?.focus();
    setSending(true);
    setFailure(null);
    try {
      onVoided(await voidSale(sale.id, reason.trim()));
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  return (
    <Modal title={`Anular la venta ${sale.id}`} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {failure ? <Alert>{failure}</Alert> : null}
        <p>
          Los productos vuelven a la tienda y los {formatMoney(sale.totalPrice)} se devuelven como se pagaron.
        </p>
        <TextField
          ref={field}
          label="Motivo"
          autoComplete="off"
          maxLength={MAX_REASON}
          error={isAsked && isMissing ? 'Escriba por qué se anula.' : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" look="danger" isPending={isSending}>
            Anular la venta
          </Button>
        </div>
      </form>
    </Modal>
  );
}
