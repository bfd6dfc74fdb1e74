import { formatMoney, Button, SelectField, TextField } from '@lacteos/ui';
import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { TillCatalogue } from '@lacteos/contracts/schemas';
import { useId, type Ref } from 'react';
import { COUNTER_METHODS, isCash, methodOf, type CounterMethod } from './counter-methods';
import { likelyCash, type PaymentDraft, type PaymentPlan } from './payment-plan';
import styles from './payment.module.css';

const MAX_REFERENCE = 60;

interface PaymentFormProps {
  draft: PaymentDraft;
  plan: PaymentPlan;
  total: Centavos;
  /** Catalogues that older releases stored have none. */
  breB: TillCatalogue['breB'];
  onChange: (draft: PaymentDraft) => void;
  /** Field of the chosen method: the cash received or a reference. */
  fields: { received: Ref<HTMLInputElement>; reference: Ref<HTMLInputElement>; part: Ref<HTMLInputElement> };
  isAsked: boolean;
  isBusy: boolean;
  isEmpty: boolean;
}

/** Notes and rounded cash have no centavos. */
const wholePesos = (pesos: number): string => formatMoney(pesos).replace(/,00$/, '');

const others = (used: CounterMethod | null, breB: TillCatalogue['breB']) =>
  COUNTER_METHODS.filter(({ key }) => key !== used && (key !== 'breB' || breB));

function MethodChoice({ draft, breB, onChange }: Pick<PaymentFormProps, 'draft' | 'breB' | 'onChange'>) {
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend>{draft.part ? 'El resto con' : 'Método de pago'}</legend>
      {others(draft.part?.method ?? null, breB).map(({ key, shortcut, name: text }) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            checked={draft.main === key}
            onChange={() => onChange({ ...draft, main: key })}
          />
          <span>{text}</span>
          {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
        </label>
      ))}
    </fieldset>
  );
}

function DividedPart({ draft, plan, breB, onChange, fields, isAsked }: PaymentFormProps) {
  const { part } = draft;
  if (!part) return null;
  const change = (changed: Partial<typeof part>) => onChange({ ...draft, part: { ...part, ...changed } });
  const problem = isAsked && plan.problem?.field === 'part' ? plan.problem.text : undefined;
  return (
    <div className={styles.part}>
      <SelectField
        label="Primera parte con"
        value={part.method}
        options={others(draft.main, breB).map(({ key }) => ({ value: key, label: methodOf(key).label }))}
        onChange={(event) => change({ method: event.target.value as CounterMethod })}
      />
      <TextField
        ref={fields.part}
        label="Valor de la primera parte"
        inputMode="decimal"
        autoComplete="off"
        error={problem}
        value={part.amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      {isCash(part.method) ? null : (
        <TextField
          label="Número de la primera parte"
          isOptional
          autoComplete="off"
          maxLength={MAX_REFERENCE}
          value={part.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
      )}
    </div>
  );
}

function CashFields({ draft, plan, onChange, fields, isAsked }: PaymentFormProps) {
  if (plan.toHand === null) return null;
  const isShort = plan.problem?.field === 'received' && (isAsked || draft.received !== '');
  return (
    <>
      <TextField
        ref={fields.received}
        label="Recibe"
        placeholder={formatMoney(toPesos(plan.toHand))}
        inputMode="decimal"
        autoComplete="off"
        error={isShort ? plan.problem?.text : undefined}
        value={draft.received}
        onChange={(event) => onChange({ ...draft, received: event.target.value })}
      />
      <div className={styles.notes}>
        {likelyCash(plan.toHand).map((pesos) => (
          <Button
            key={pesos}
            look="secondary"
            onClick={() => onChange({ ...draft, received: String(pesos) })}
          >
            {wholePesos(pesos)}
          </Button>
        ))}
      </div>
      <p className={styles.change} role="status">
        Cambio <strong>{formatMoney(toPesos(plan.change))}</strong>
      </p>
    </>
  );
}

function Rounding({ plan }: Pick<PaymentFormProps, 'plan'>) {
  if (plan.toHand === null || plan.rounding === 0) return null;
  return (
    <dl className={styles.rounding}>
      <div>
        <dt>Redondeo del efectivo</dt>
        <dd>{formatMoney(toPesos(plan.rounding))}</dd>
      </div>
    </dl>
  );
}

/** No provider reports the payment: the cashier sees it arrive. */
function BreBKey({ draft, plan, breB }: Pick<PaymentFormProps, 'draft' | 'plan' | 'breB'>) {
  const part = plan.payments.find(({ paymentId }) => paymentId === methodOf('breB').id);
  if (!breB || !part || (draft.main !== 'breB' && draft.part?.method !== 'breB')) return null;
  return (
    <div className={styles.breB}>
      <img src={breB.qr} alt={`Código QR de la llave ${breB.key}`} width={132} height={132} />
      <p>
        Llave <strong>{breB.key}</strong> a nombre de {breB.holder}: cobre cuando vea llegar{' '}
        <strong>{formatMoney(part.amount)}</strong> a la cuenta.
      </p>
    </div>
  );
}

/** Method, cash received and change. Enter in any of its fields sells. */
export function PaymentForm(props: PaymentFormProps) {
  const { draft, plan, total, breB, onChange, fields, isAsked, isBusy, isEmpty } = props;
  const hasReference = draft.main !== null && !isCash(draft.main);
  return (
    <>
      <DividedPart {...props} />
      <MethodChoice draft={draft} breB={breB} onChange={onChange} />
      {isAsked && plan.problem?.field === 'method' ? (
        <p role="alert" className={styles.problem}>
          {plan.problem.text}
        </p>
      ) : null}
      <BreBKey draft={draft} plan={plan} breB={breB} />
      <Rounding plan={plan} />
      {hasReference ? (
        <TextField
          ref={fields.reference}
          label="Número del pago"
          isOptional
          autoComplete="off"
          maxLength={MAX_REFERENCE}
          value={draft.reference}
          onChange={(event) => onChange({ ...draft, reference: event.target.value })}
        />
      ) : null}
      <CashFields {...props} />
      <Button type="submit" isWide isPending={isBusy} disabled={isEmpty}>
        Cobrar {formatMoney(toPesos(plan.toHand === null || draft.part ? total : plan.toHand))}
      </Button>
    </>
  );
}
