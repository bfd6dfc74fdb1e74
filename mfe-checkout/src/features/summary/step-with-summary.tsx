import type { ReactNode } from 'react';
import { useCart } from '#features/cart';
import { linesOfCart, orderTotals } from '#features/pricing';
import { CheckoutSummary } from './checkout-summary';
import styles from './summary.module.css';

export function StepWithSummary({ userId, children }: { userId: number; children: ReactNode }) {
  const { data, isPending } = useCart(userId);
  const hasSummary = isPending || (data?.length ?? 0) > 0;
  return (
    <div className={styles.step} data-summary={hasSummary}>
      {hasSummary && (
        <div className={styles.aside}>
          {data ? <CheckoutSummary totals={orderTotals(linesOfCart(data))} items={data} isFoldable /> : null}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
