import type { PrintedReceipt } from '@lacteos/contracts/counter/counter-receipt';
import { Button, formatMoney } from '@lacteos/ui';
import type { SaleQueueState } from '#features/sending';
import styles from './sell.module.css';

interface LastSaleProps {
  state: SaleQueueState;
  /** In pesos, as the page computed it: the cashier gives it before the answer comes. */
  change: number | null;
  /** Provisional while its sale is handed over and not confirmed; null: none. */
  receipt: PrintedReceipt | null;
  onPrint: (receipt: PrintedReceipt) => void;
  onVoid: () => void;
}

export function LastSale({ state, change, receipt, onPrint, onVoid }: LastSaleProps) {
  const { last, sending } = state;
  const sale = last?.sale;
  const given = sending.length > 0 ? change : (sale?.change ?? change);
  return (
    <section className={styles.last} aria-labelledby="till-last">
      <h2 id="till-last">Última venta</h2>
      <p role="status" className={styles.lastSums}>
        {given === null ? null : (
          <span className={styles.lastChange}>
            Cambio <strong>{formatMoney(given)}</strong>
          </span>
        )}
        {sale && sending.length === 0 ? (
          <span>
            Venta {sale.id}: {formatMoney(sale.totalPrice)}
          </span>
        ) : null}
        {receipt?.number === null ? <span>Venta por confirmar: {formatMoney(receipt.total)}</span> : null}
        {!sale && given === null ? <span>Ninguna en este equipo.</span> : null}
      </p>
      {receipt && (sending.length === 0 || receipt.number === null) ? (
        <div className={styles.lastActions}>
          <Button look="secondary" onClick={() => onPrint(receipt)}>
            Imprimir otra vez
          </Button>
          {sending.length === 0 ? (
            <Button look="quiet" aria-keyshortcuts="F9" onClick={onVoid}>
              Anular la última venta
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
