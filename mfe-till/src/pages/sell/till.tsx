import { toPesos } from '@lacteos/contracts/money/money';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { useOfficeBar } from '@lacteos/remote-kit';
import { Alert, Button, formatMoney, Skeleton } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { COUNTER_METHODS, PaymentForm } from '#features/payment';
import { CodeField, LineTable, unitsOf } from '#features/sale';
import { CameraScan, hasCamera } from '#features/scan';
import { ReadFailure, type Seller } from '#features/screen';
import { SendingNotice } from '#features/sending';
import { TillFrame } from '#frame/till-frame';
import { LastSale } from './last-sale';
import styles from './sell.module.css';
import { TillDialogs } from './till-dialogs';
import { useShortcuts, type Shortcuts } from './use-shortcuts';
import { useTill, type TillState } from './use-till';

function ShiftNotice({ till }: { till: TillState }) {
  if (till.shift.data !== null) return null;
  return (
    <Alert kind="warning" title="No tiene un turno abierto">
      <p>Cuente lo que hay en su cajón y abra el turno: cada venta queda en él.</p>
      <Button onClick={() => till.setDialog('shift')}>Abrir turno</Button>
    </Alert>
  );
}

function Bar({ till }: { till: TillState }) {
  const { store } = till.catalogue.data ?? {};
  const shift = till.shift.data;
  return (
    <div className={styles.bar}>
      <p>
        {store ? <strong>{store.name}</strong> : null}
        {shift ? ` · ${shift.drawer ?? 'Cajón'} · Turno ${shift.id}` : null}
      </p>
      <Button look="quiet" aria-keyshortcuts="F10" onClick={() => till.openReturn(null)}>
        Devolución <kbd aria-hidden="true">F10</kbd>
      </Button>
      <Button look="quiet" onClick={() => till.setDialog('printer')}>
        Impresora
      </Button>
    </div>
  );
}

function Products({ till }: { till: TillState }) {
  const { entry, sale } = till;
  const [isCameraOn, setCameraOn] = useState(false);
  return (
    <section className={styles.products} aria-label="Productos">
      <div className={styles.entry}>
        <CodeField entry={entry} />
        {hasCamera() ? (
          <Button look="secondary" aria-pressed={isCameraOn} onClick={() => setCameraOn(!isCameraOn)}>
            {isCameraOn ? 'Apagar la cámara' : 'Cámara'}
          </Button>
        ) : null}
      </div>
      {isCameraOn ? <CameraScan onCode={(code) => entry.enter(code)} /> : null}
      <LineTable lines={sale.lines} onChange={sale.changeLines} onRemoved={entry.focus} />
    </section>
  );
}

function Payment({ till }: { till: TillState }) {
  const { sale } = till;
  return (
    <form
      noValidate
      className={styles.payment}
      aria-label="Cobro"
      onSubmit={(event) => {
        event.preventDefault();
        void till.sell();
      }}
    >
      <p className={styles.total}>
        <span>Total ({unitsText(unitsOf(sale.lines))})</span>
        <output>{formatMoney(toPesos(sale.total))}</output>
      </p>
      <div className={styles.customer}>
        <p>
          Cliente: <strong>{sale.customer?.name ?? 'Consumidor final'}</strong>
          {sale.customer ? <small> {sale.customer.identification}</small> : null}
        </p>
        <Button look="quiet" aria-keyshortcuts="F6" onClick={() => till.setDialog('customer')}>
          Cambiar <kbd aria-hidden="true">F6</kbd>
        </Button>
        <Button look="quiet" aria-keyshortcuts="F8" disabled={sale.isEmpty} onClick={till.divide}>
          {sale.payment.part ? 'No dividir' : 'Dividir el pago'} <kbd aria-hidden="true">F8</kbd>
        </Button>
      </div>
      <PaymentForm
        draft={sale.payment}
        plan={sale.plan}
        total={sale.total}
        breB={till.catalogue.data?.breB}
        onChange={sale.changePayment}
        fields={till.fields}
        isAsked={till.isAsked}
        isBusy={till.isStoring}
        isEmpty={sale.isEmpty}
      />
    </form>
  );
}

/** On a phone the payment is below the lines: the total and the way to it stay in sight. */
function PhoneBar({ till }: { till: TillState }) {
  const { sale } = till;
  const hasOfficeBar = useOfficeBar().length > 0;
  if (sale.isEmpty) return null;
  return (
    <div className={hasOfficeBar ? `${styles.phoneBar} ${styles.aboveOffice}` : styles.phoneBar}>
      <strong>{formatMoney(toPesos(sale.total))}</strong>
      <Button onClick={() => till.chooseMethod(sale.payment.main ?? 'cash')}>Ir a cobrar</Button>
    </div>
  );
}

const shortcutsOf = (till: TillState): Shortcuts => ({
  ...Object.fromEntries(
    COUNTER_METHODS.flatMap(({ key, shortcut }) =>
      shortcut ? [[shortcut, () => till.chooseMethod(key)] as const] : [],
    ),
  ),
  Escape: () => {
    if (till.entry.text === '') till.startAgain();
    else till.entry.type('');
  },
  F6: () => till.setDialog('customer'),
  F8: till.divide,
  F9: () => {
    if (till.state.last?.sale) till.setDialog('void');
  },
  F10: () => till.openReturn(null),
});

/** One person's till in one store. */
export function Till({ seller }: { seller: Seller }) {
  const till = useTill(seller);
  const { catalogue, entry, sale, state } = till;
  useShortcuts(shortcutsOf(till), till.dialog !== null);
  const isReady = catalogue.data !== undefined;
  const { field } = entry;
  useEffect(() => field.current?.focus({ preventScroll: true }), [field, isReady]);
  const [refused] = state.refused;
  const { takeUp } = till;
  // A refusal comes back into the page by itself unless the next sale has begun.
  useEffect(() => {
    if (refused && !refused.handedOverAt && sale.isEmpty && isReady) takeUp(refused.key);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused?.key, isReady]);
  return (
    <TillFrame title="Vender" head={<Bar till={till} />}>
      {isReady || catalogue.error ? <ShiftNotice till={till} /> : null}
      <SendingNotice queue={till.queue} state={state} mayTakeUp={sale.isEmpty} onTakeUp={takeUp} />
      {catalogue.data ? null : <ReadFailure read={catalogue} />}
      {isReady ? (
        <div className={styles.till}>
          <Products till={till} />
          <Payment till={till} />
          <LastSale
            state={state}
            change={till.change}
            receipt={till.lastReceipt}
            onPrint={till.printReceipt}
            onVoid={() => till.setDialog('void')}
          />
        </div>
      ) : null}
      {!isReady && !catalogue.error ? <Skeleton rows={6} /> : null}
      <PhoneBar till={till} />
      <TillDialogs seller={seller} till={till} />
      {till.printer.sheet}
    </TillFrame>
  );
}
