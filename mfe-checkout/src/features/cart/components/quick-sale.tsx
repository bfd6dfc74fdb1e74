import type { CartItem } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { errorText } from '#features/screen';
import { useQuickSale } from '../use-quick-sale';
import { PROBLEM_ID, RESULTS_ID, rowId, SaleQuantityField, SaleSearchField } from './quick-sale-fields';
import { QuickSaleResults } from './quick-sale-results';
import styles from './quick-sale.module.css';

interface QuickSaleProps {
  userId: number;
  cart: readonly CartItem[];
}

export function QuickSale({ userId, cart }: QuickSaleProps) {
  const sale = useQuickSale(userId, cart);
  const { chosen, isOpen, products, active, isSettled, error, choose } = sale.choice;
  return (
    <form
      noValidate
      className={styles.sale}
      aria-label="Venta rápida"
      onSubmit={(event) => {
        event.preventDefault();
        void sale.add();
      }}
    >
      <div className={styles.fields}>
        <SaleSearchField sale={sale} />
        <SaleQuantityField sale={sale} />
        <Button type="primary" size="large" htmlType="submit" disabled={!chosen} loading={sale.isAdding}>
          Agregar
        </Button>
      </div>
      {isOpen && (
        <QuickSaleResults
          id={RESULTS_ID}
          rowId={rowId}
          products={products}
          active={active}
          isSettled={isSettled}
          failure={error ? errorText(error) : null}
          onChoose={choose}
        />
      )}
      {sale.problem && (
        <p id={PROBLEM_ID} role="alert" className={styles.problem}>
          {sale.problem}
        </p>
      )}
      <p role="status" className={styles.status}>
        {sale.done ||
          'Escriba el producto y pulse Enter; luego la cantidad y Enter. Las flechas eligen; Esc empieza de nuevo.'}
      </p>
    </form>
  );
}
