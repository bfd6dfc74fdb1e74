import { vatLabel } from '@lacteos/contracts/orders/order-texts';
import type { Order } from '@lacteos/contracts/schemas';
import { formatMoney, formatPercent } from '@lacteos/ui';
import styles from './order.module.css';

interface SummaryListProps {
  /** Pesos. */
  itemsPrice: number;
  taxPrice: number;
  totalPrice: number;
  /** Part of the total; null where none was promised. */
  includedShipping?: number | null;
  /** Not part of it. */
  shippingPrice?: number;
  allTaxed: boolean;
  isPaid?: boolean;
  withholding?: Order['withholding'];
}

/** Below the total: withholdings, and a shipping price that is not part of it. */
export function SummaryList({
  itemsPrice,
  taxPrice,
  totalPrice,
  includedShipping = null,
  shippingPrice = 0,
  allTaxed,
  isPaid = false,
  withholding = null,
}: SummaryListProps) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>Productos</dt>
        <dd>{formatMoney(itemsPrice)}</dd>
      </div>
      <div>
        <dt>{vatLabel(allTaxed)}</dt>
        <dd>{formatMoney(taxPrice)}</dd>
      </div>
      {includedShipping !== null && (
        <div>
          <dt>Envío</dt>
          <dd>{includedShipping === 0 ? 'Gratis' : formatMoney(includedShipping)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatMoney(totalPrice)}</dd>
      </div>
      {withholding?.lines.map(({ name, percent, amount }) => (
        <div key={name}>
          <dt>{`${name} ${formatPercent(percent)}`}</dt>
          <dd>−{formatMoney(amount)}</dd>
        </div>
      ))}
      {withholding && (
        <div className={styles.total}>
          <dt>{isPaid ? 'Pagado' : 'Pago esperado'}</dt>
          <dd>{formatMoney(withholding.expectedPayment)}</dd>
        </div>
      )}
      {includedShipping === null && shippingPrice > 0 && (
        <div>
          <dt>Envío (no incluido en el total)</dt>
          <dd>{formatMoney(shippingPrice)}</dd>
        </div>
      )}
    </dl>
  );
}
