import { ApiError, newIdempotencyKey } from '@lacteos/api-client';
import type { WaitingPickup } from '@lacteos/contracts/schemas';
import { Alert, Button, Checkbox, formatMoney, Modal, SelectField, TextField } from '@lacteos/ui';
import { useRef, useState, type FormEvent } from 'react';
import { errorText, useFirstFocus } from '#features/screen';
import {
  emptyDraft,
  handOverOf,
  hasReference,
  isCashMethod,
  methodsFor,
  problemsOf,
  type HandOverDraft,
  type HandOverProblems,
  type Proof,
} from './hand-over-draft';
import { handOver } from './pickup-calls';
import styles from './pickups.module.css';

interface HandOverDialogProps {
  pickup: WaitingPickup;
  onHandedOver: (isCash: boolean) => void;
  onClose: () => void;
}

const PROOFS = [
  { value: 'code', label: 'Código' },
  { value: 'document', label: 'Documento' },
] as const;

interface PartProps {
  draft: HandOverDraft;
  problems: HandOverProblems;
  onChange: (part: Partial<HandOverDraft>) => void;
}

function ProofFields({ draft, problems, onChange }: PartProps) {
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  return (
    <>
      <SelectField
        label="Cómo se identifica"
        options={PROOFS}
        value={draft.proof}
        onChange={(event) => onChange({ proof: event.target.value as Proof })}
      />
      {draft.proof === 'code' ? (
        <TextField
          ref={field}
          label="Código del cliente"
          hint="Seis letras y números."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          error={problems.code}
          value={draft.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      ) : (
        <TextField
          ref={field}
          label="Número del documento"
          hint="El que tiene en la mano, del comprador."
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={problems.document}
          value={draft.document}
          onChange={(event) => onChange({ document: event.target.value })}
        />
      )}
    </>
  );
}

function PaymentFields({ draft, problems, onChange, pickup }: PartProps & { pickup: WaitingPickup }) {
  return (
    <>
      <p className={styles.due}>
        Por cobrar <strong>{formatMoney(pickup.expectedPayment)}</strong>
      </p>
      <SelectField
        label="Método de pago"
        options={methodsFor(pickup).map((label) => ({ value: label, label }))}
        value={draft.method}
        onChange={(event) => onChange({ method: event.target.value, isWithoutShift: false })}
      />
      {hasReference(draft.method) ? (
        <TextField
          label="Número de transacción"
          autoComplete="off"
          maxLength={60}
          error={problems.reference}
          value={draft.reference}
          onChange={(event) => onChange({ reference: event.target.value })}
        />
      ) : null}
    </>
  );
}

function useHandOver({ pickup, onHandedOver }: HandOverDialogProps) {
  const [draft, setDraft] = useState(() => emptyDraft(pickup));
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const key = useRef(newIdempotencyKey());
  const problems = problemsOf(draft, pickup.isPaid);
  const change = (part: Partial<HandOverDraft>) => setDraft({ ...draft, ...part });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isSending || Object.keys(problems).length > 0) return;
    setSending(true);
    setFailure(null);
    try {
      await handOver(pickup.orderId, handOverOf(draft, pickup, new Date()), key.current);
      onHandedOver(!pickup.isPaid && isCashMethod(draft.method));
    } catch (error) {
      // A refused request was answered: the next one is another.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        key.current = newIdempotencyKey();
      setFailure(error);
      setSending(false);
    }
  };
  return { draft, change, send, failure, isSending, problems: isAsked ? problems : {} };
}

const needsShiftWord = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'CASH_DESK.NO_SHIFT_UNCONFIRMED';

export function HandOverDialog(props: HandOverDialogProps) {
  const { pickup, onClose } = props;
  const { draft, change, send, failure, isSending, problems } = useHandOver(props);
  const part = { draft, problems, onChange: change };
  return (
    <Modal title={`Entregar el pedido ${pickup.orderId}`} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {failure ? <Alert>{errorText(failure)}</Alert> : null}
        <p>
          {pickup.buyer}
          {pickup.isPaid ? `, pagado (${pickup.paymentMethod})` : null}
        </p>
        <ul className={styles.goods} aria-label="Productos por entregar">
          {pickup.lines.map(({ name, quantity }) => (
            <li key={name}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
        <ProofFields key={draft.proof} {...part} />
        {pickup.isPaid ? null : <PaymentFields {...part} pickup={pickup} />}
        {needsShiftWord(failure) || draft.isWithoutShift ? (
          <Checkbox
            label="Este efectivo queda sin turno"
            checked={draft.isWithoutShift}
            onChange={(event) => change({ isWithoutShift: event.target.checked })}
          />
        ) : null}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" isPending={isSending}>
            {pickup.isPaid ? 'Entregar' : 'Cobrar y entregar'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
