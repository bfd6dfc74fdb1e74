import type { SessionUser } from '@lacteos/contracts/schemas';
import type { ReactNode } from 'react';
import { useCart } from '#features/cart';
import { useCheckoutPromise, useStepCity } from '#features/delivery-place';
import { linesOfCart, orderTotals, shippingPriceOf, withShipping } from '#features/pricing';
import { CheckoutSummary } from './checkout-summary';
import styles from './summary.module.css';

export function StepWithSummary({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { data, isPending } = useCart(user.id);
  const { promise } = useCheckoutPromise(user, { cityCode: useStepCity(user) });
  const products = orderTotals(linesOfCart(data ?? []));
  const totals = withShipping(products, promise ? shippingPriceOf(promise, products.totalPrice) : null);
  const hasSummary = isPending || (data?.length ?? 0) > 0;
  return (
    <div className={styles.step} data-summary={hasSummary}>
      {hasSummary && (
        <div className={styles.aside}>
          {data ? <CheckoutSummary totals={totals} items={data} isFoldable /> : null}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
