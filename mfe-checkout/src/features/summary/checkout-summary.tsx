import { toPesos } from '@lacteos/contracts/money/money';
import type { CartItem } from '@lacteos/contracts/schemas';
import { formatMoney, useIsFrom } from '@lacteos/ui';
import { DownOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { SummaryList } from '#features/orders';
import type { CheckoutTotals } from '#features/pricing';
import { OrderedItems } from './ordered-items';
import styles from './summary.module.css';

interface CheckoutSummaryProps {
  totals: CheckoutTotals;
  items?: readonly CartItem[];
  isFoldable?: boolean;
}

const TITLE = 'Resumen del pedido';

export function CheckoutSummary({ totals, items = [], isFoldable = false }: CheckoutSummaryProps) {
  const headingId = useId();
  const isWide = useIsFrom('lg');
  const amounts = (
    <SummaryList
      itemsPrice={toPesos(totals.itemsPrice)}
      taxPrice={toPesos(totals.taxPrice)}
      totalPrice={toPesos(totals.totalPrice)}
      includedShipping={totals.shippingPrice === undefined ? null : toPesos(totals.shippingPrice)}
      allTaxed={totals.allTaxed}
    />
  );
  if (isFoldable && !isWide) {
    return (
      <details className={styles.folded}>
        <summary className={styles.bar}>
          <span>
            {TITLE} <DownOutlined aria-hidden className={styles.arrow} />
          </span>
          <strong className={styles.barTotal}>{formatMoney(toPesos(totals.totalPrice))}</strong>
        </summary>
        <div className={styles.amounts}>{amounts}</div>
      </details>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {TITLE}
      </h2>
      {items.length > 0 && <OrderedItems items={items} />}
      {amounts}
    </section>
  );
}
