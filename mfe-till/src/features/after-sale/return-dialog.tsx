import type { TillReturn, TillReturnable } from '@lacteos/contracts/schemas';
import { GOODS_FATE_TEXTS, GOODS_FATES, type GoodsFate } from '@lacteos/contracts/orders/goods-fates';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { Alert, Button, formatMoment, formatMoney, Modal, SelectField, TextField } from '@lacteos/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorText, useFirstFocus } from '#features/screen';
import { findReceipt, returnGoods, type ReturnedLine } from './after-sale-calls';
import styles from './after-sale.module.css';

interface ReturnDialogProps {
  /** Scanned: looked up at once. */
  code: string | null;
  onReturned: () => void;
  onClose: () => void;
}

type Chosen = Readonly<Record<number, { units: string; fate: GoodsFate }>>;

const FATES = GOODS_FATES.map((value) => ({ value, label: GOODS_FATE_TEXTS[value] }));
const MIN_REASON = 3;
const MAX_REASON = 200;
const NO_UNITS = { units: '', fate: 'saleable' } as const;

const linesIn = (chosen: Chosen): ReturnedLine[] =>
  Object.entries(chosen).flatMap(([id, { units, fate }]) =>
    /^\d{1,4}$/.test(units) && Number(units) > 0
      ? [{ id_product: Number(id), quantity: Number(units), fate }]
      : [],
  );

function unitsProblem({ lines }: TillReturnable, chosen: Chosen): string | null {
  for (const { id_product, name, returnable } of lines) {
    const units = chosen[id_product]?.units.trim() ?? '';
    if (units !== '' && (!/^\d{1,4}$/.test(units) || Number(units) > returnable))
      return `De ${name} se pueden devolver hasta ${unitsText(returnable)}.`;
  }
  return linesIn(chosen).length === 0 ? 'Escriba cuántas unidades se devuelven.' : null;
}

function CodeStep({ code, onFound }: { code: string | null; onFound: (found: TillReturnable) => void }) {
  const [typed, setTyped] = useState(code ?? '');
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = async (wanted: string) => {
    if (wanted.trim() === '') return setProblem('Escriba el número del recibo o su código.');
    setReading(true);
    setProblem(undefined);
    try {
      onFound(await findReceipt(wanted.trim().replace(/^DEV-/i, '')));
    } catch (error) {
      setProblem(errorText(error));
      setReading(false);
      field.current?.select();
    }
  };
  const first = useRef(search);
  useFirstFocus(field);
  useEffect(() => {
    if (code) void first.current(code);
  }, [code]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void search(typed);
      }}
    >
      <TextField
        ref={field}
        label="Número del recibo o código"
        hint="También puede escanear el código del recibo."
        autoComplete="off"
        autoCapitalize="characters"
        error={problem}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="ui-modal__actions">
        <Button type="submit" isPending={isReading}>
          Buscar
        </Button>
      </div>
    </form>
  );
}

function GoodsStep({ found, onReturned }: { found: TillReturnable; onReturned: (done: TillReturn) => void }) {
  const { receipt, lines } = found;
  const [chosen, setChosen] = useState<Chosen>({});
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useFirstFocus(first);
  const problem = unitsProblem(found, chosen);
  const isReasonMissing = reason.trim().length < MIN_REASON;
  const choose = (id: number, part: Partial<Chosen[number]>) =>
    setChosen({ ...chosen, [id]: { ...(chosen[id] ?? NO_UNITS), ...part } });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem || isReasonMissing) return;
    setSending(true);
    setFailure(null);
    try {
      onReturned(await returnGoods(receipt.number, linesIn(chosen), reason.trim()));
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  const firstOpen = lines.find(({ returnable }) => returnable > 0)?.id_product;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p>
        Venta {receipt.number} del {formatMoment(receipt.createdAt)}: {formatMoney(receipt.total)}
      </p>
      {failure ? <Alert>{failure}</Alert> : null}
      {isAsked && problem ? <Alert>{problem}</Alert> : null}
      <ul className={styles.lines}>
        {lines.map(({ id_product, name, sold, returnable, price }) => (
          <li key={id_product}>
            <p>
              <strong>{name}</strong> {formatMoney(price)} · vendidas {sold}
            </p>
            <TextField
              ref={id_product === firstOpen ? first : undefined}
              label={`Unidades de ${name}`}
              hint={`Hasta ${returnable}`}
              inputMode="numeric"
              autoComplete="off"
              disabled={returnable === 0}
              value={chosen[id_product]?.units ?? ''}
              onChange={(event) => choose(id_product, { units: event.target.value })}
            />
            <SelectField
              label={`Destino de ${name}`}
              options={FATES}
              disabled={returnable === 0}
              value={chosen[id_product]?.fate ?? 'saleable'}
              onChange={(event) => choose(id_product, { fate: event.target.value as GoodsFate })}
            />
          </li>
        ))}
      </ul>
      <TextField
        label="Motivo"
        autoComplete="off"
        maxLength={MAX_REASON}
        error={isAsked && isReasonMissing ? 'Escriba por qué se devuelve.' : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="ui-modal__actions">
        <Button type="submit" isPending={isSending}>
          Recibir y devolver el dinero
        </Button>
      </div>
    </form>
  );
}

function Done({ done, onClose }: { done: TillReturn; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const byHand = done.methods.filter(({ method }) => method !== 'Efectivo');
  return (
    <div ref={box} className={styles.form}>
      <div role="status">
        <p className={styles.handed}>
          {done.handedBack > 0
            ? `Entregue ${formatMoney(done.handedBack)} en efectivo.`
            : 'No hay efectivo por entregar.'}
        </p>
        {byHand.map(({ method, amount }) => (
          <p key={method}>
            Devuelva {formatMoney(amount)} por {method} en el datáfono o la aplicación.
          </p>
        ))}
      </div>
      <div className="ui-modal__actions">
        <Button onClick={onClose}>Listo</Button>
      </div>
    </div>
  );
}

/** By number or code of the receipt: units, money and credit note in one act. */
export function ReturnDialog({ code, onReturned, onClose }: ReturnDialogProps) {
  const [found, setFound] = useState<TillReturnable | null>(null);
  const [done, setDone] = useState<TillReturn | null>(null);
  const finish = (answer: TillReturn) => {
    setDone(answer);
    onReturned();
  };
  return (
    <Modal title="Devolución" onClose={onClose} isWide={found !== null && done === null}>
      {done ? <Done done={done} onClose={onClose} /> : null}
      {!done && found ? <GoodsStep found={found} onReturned={finish} /> : null}
      {!done && !found ? <CodeStep code={code} onFound={setFound} /> : null}
    </Modal>
  );
}
